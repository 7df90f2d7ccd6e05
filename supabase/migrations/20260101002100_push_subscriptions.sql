-- Reminders that reach a closed phone: where to send them, by which clock, and to whom. What is sent has no word about
-- anybody (supabase/functions/_shared/push).

-- Whether an address is https, of a name that stands in public, at the usual port: a client says it, and the server
-- calls it. Where a name leads is looked at again when it is called.
create function private.is_push_endpoint(p_endpoint text) returns boolean
  language sql immutable set search_path = ''
as $$
  select char_length(p_endpoint) <= 1000
    and p_endpoint ~ '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:443)?/[!-~]*$'
    and p_endpoint !~ '^https://([a-z0-9-]+\.)*(localhost|local|localdomain|internal|intranet|private|corp|home|lan|arpa|onion|test|example|invalid)[:/]'
$$;

create function private.is_zone(p_zone text) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return p_zone ~ '^[A-Za-z0-9_+/-]{1,64}$' and now() at time zone p_zone is not null;
exception when invalid_parameter_value then
  return false;
end
$$;

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The sign-in that asked. With its end, in whatever way, the reminders end.
  session_id uuid not null,
  endpoint text not null unique check (private.is_push_endpoint(endpoint)),
  -- The browser's public key and secret: only it can read what is sent.
  p256dh text not null check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  language text not null check (language ~ '^[a-z]{2,8}$'),
  zone text not null check (private.is_zone(zone)),
  hour smallint not null check (hour between 0 and 23),
  -- The last day, by the person's calendar, that is done with.
  done_on date,
  -- After a push service has asked for patience.
  not_before timestamptz,
  seen_at timestamptz not null default now()
);
create index push_subscriptions_by_owner on public.push_subscriptions (user_id);

alter table public.push_subscriptions enable row level security;
revoke all on public.push_subscriptions from public, anon, authenticated, service_role;
-- Written by save_push only, which keeps them few.
grant select, delete on public.push_subscriptions to authenticated;
grant select, insert, update, delete on public.push_subscriptions to service_role;

create policy "owner reads" on public.push_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "owner deletes" on public.push_subscriptions
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger keep_owner before update on public.push_subscriptions
  for each row execute function private.keep_owner();

-- This browser wants the reminder at this hour by this clock, from now on. Whoever asks is using the app: none comes
-- within the hour. A browser whose last person did not sign out is this person's now. Ten browsers an account; the one
-- that was not seen for longest gives way. Raises 42501 without a signed-in user, 22023 for a zone that is not known, 23514 for
-- an address that is none.
create function public.save_push(
  p_endpoint text, p_p256dh text, p_auth text, p_language text, p_zone text, p_hour integer
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  my_session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  clock timestamp;
  past boolean;
begin
  if me is null or my_session is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  if p_zone is null or not private.is_zone(p_zone) then
    raise exception 'no such zone' using errcode = '22023';
  end if;
  clock := now() at time zone p_zone;
  past := extract(hour from clock) * 60 + extract(minute from clock) > p_hour * 60 - 60;
  delete from public.push_subscriptions where endpoint = p_endpoint and user_id <> me;
  insert into public.push_subscriptions as s
    (user_id, session_id, endpoint, p256dh, auth, language, zone, hour, done_on)
  values (
    me, my_session, p_endpoint, p_p256dh, p_auth, p_language, p_zone, p_hour,
    case when past then clock::date end
  )
  on conflict (endpoint) do update set
    session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
    language = excluded.language, zone = excluded.zone, hour = excluded.hour, seen_at = now(),
    -- West of where it was told, the calendar goes back a day.
    done_on = coalesce(excluded.done_on, least(s.done_on, clock::date));
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions where user_id = me order by seen_at desc, id offset 10
  );
end
$$;

-- This browser wants none any more.
create function public.drop_push(p_endpoint text) returns void
  language sql security definer set search_path = ''
as $$
  delete from public.push_subscriptions where endpoint = p_endpoint and user_id = auth.uid()
$$;

-- Reminders that are due at p_now, each given out once: [{id, endpoint, p256dh, auth, language, ttl}], `ttl` in seconds
-- until it would be night or no reminder any more. Due is the hour that was chosen and the two after it, but from ten
-- to seven only the chosen one; on days without a roast; while the sign-in lasts and the app was opened within sixty days.
create function public.claim_push(p_now timestamptz, p_limit integer) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  given_out jsonb;
begin
  delete from public.push_subscriptions s
  where s.seen_at < p_now - interval '60 days'
    or not exists (select 1 from auth.sessions a where a.id = s.session_id and a.user_id = s.user_id);
  with here as (
    select s.id, p_now at time zone s.zone as clock
    from public.push_subscriptions s where s.not_before is null or s.not_before <= p_now
  ), due as (
    select s.id, h.clock
    from public.push_subscriptions s join here h on h.id = s.id
    where extract(hour from h.clock) between s.hour and s.hour + 2
      and (extract(hour from h.clock) = s.hour or extract(hour from h.clock) between 7 and 21)
      and (s.done_on is null or s.done_on < h.clock::date)
      and not exists (
        select 1 from public.analyses a
        where a.user_id = s.user_id
          and a.created_at >= date_trunc('day', h.clock) at time zone s.zone
          and a.created_at < (date_trunc('day', h.clock) + interval '1 day') at time zone s.zone
      )
    order by s.id
    limit p_limit for update of s skip locked
  ), given as (
    update public.push_subscriptions s set done_on = due.clock::date
    from due where s.id = due.id
    returning s.id, s.endpoint, s.p256dh, s.auth, s.language,
      greatest(1800, least(10800, extract(epoch from due.clock::date + time '22:00' - due.clock)))::integer as ttl
  )
  select coalesce(jsonb_agg(to_jsonb(given)), '[]') into given_out from given;
  return given_out;
end
$$;

-- What came of what was given out. p_gone: ids that the push service knows no more. p_later: [{id, seconds}], to be
-- tried again after so long, while it is still due.
create function public.settle_push(p_now timestamptz, p_gone jsonb, p_later jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_subscriptions
  where id in (select value::uuid from jsonb_array_elements_text(p_gone));
  update public.push_subscriptions s
  set done_on = s.done_on - 1, not_before = p_now + make_interval(secs => least(l.seconds, 86400))
  from jsonb_to_recordset(p_later) as l (id uuid, seconds integer)
  where s.id = l.id;
end
$$;

revoke execute on function private.is_push_endpoint(text), private.is_zone(text) from public;
grant execute on function private.is_push_endpoint(text), private.is_zone(text) to service_role;
revoke execute on function
  public.save_push(text, text, text, text, text, integer), public.drop_push(text),
  public.claim_push(timestamptz, integer), public.settle_push(timestamptz, jsonb, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.save_push(text, text, text, text, text, integer), public.drop_push(text) to authenticated;
grant execute on function
  public.claim_push(timestamptz, integer), public.settle_push(timestamptz, jsonb, jsonb) to service_role;

-- The export names them, too.
create or replace function public.export_my_data() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', u.id,
        'email', u.email,
        'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at,
        'has_password', coalesce(u.encrypted_password, '') <> '',
        'providers', coalesce(u.raw_app_meta_data -> 'providers', '[]'),
        -- Name and picture address, where a provider gave them.
        'from_provider', u.raw_user_meta_data
      )
      from auth.users u where u.id = me
    ),
    'devices', public.my_sessions(),
    'profile', (select to_jsonb(p) from public.profiles p where p.user_id = me),
    'analyses', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]') from public.analyses a where a.user_id = me
    ),
    'deleted_analyses', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.deleted_at), '[]')
      from public.analysis_tombstones t where t.user_id = me
    ),
    'subscription', (select to_jsonb(s) from public.subscriptions s where s.user_id = me),
    'purchased_analyses', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.purchased_at), '[]')
      from public.purchased_analyses b where b.user_id = me
    ),
    'push_subscriptions', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.seen_at), '[]')
      from public.push_subscriptions w where w.user_id = me
    ),
    'roasts_counted', (
      select coalesce(jsonb_agg(jsonb_build_object('day', q.day, 'used', q.used) order by q.day), '[]')
      from private.user_quota q where q.user_id = me
    )
  );
end
$$;
