-- Where an account has an authenticator, what it keeps is for sessions that brought a code of it (aal2). Supabase documents
-- such policies, which are restrictive: they take away from what the others allow. By a function, because a signed-in
-- person may not read Auth's table.
create function private.second_step_done() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select array[coalesce(auth.jwt() ->> 'aal', 'aal1')] <@ case
    when exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
      then array['aal2']
    else array['aal1', 'aal2']
  end
$$;

-- For functions that run as their owner, whom no policy holds. Raises PT403 (HTTP 403).
create function private.require_second_step() returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.second_step_done() then
    raise exception 'insufficient_aal' using errcode = 'PT403', hint = 'This account asks for a second step';
  end if;
end
$$;
revoke execute on function private.second_step_done(), private.require_second_step() from public;
grant execute on function private.second_step_done() to authenticated, service_role;

create policy "second step" on public.profiles as restrictive
  to authenticated using ((select private.second_step_done()));
create policy "second step" on public.analyses as restrictive
  to authenticated using ((select private.second_step_done()));
create policy "second step" on public.analysis_tombstones as restrictive
  to authenticated using ((select private.second_step_done()));
create policy "second step" on public.subscriptions as restrictive
  to authenticated using ((select private.second_step_done()));
create policy "second step" on public.purchased_analyses as restrictive
  to authenticated using ((select private.second_step_done()));
create policy "second step" on public.push_subscriptions as restrictive
  to authenticated using ((select private.second_step_done()));

-- Everything that is kept of the caller, as one JSON object, the authenticators by their names among it. Raises 42501
-- without a signed-in user, PT403 without the second step, PT429 after the twentieth of a UTC day.
create or replace function public.export_my_data() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  today constant date := (now() at time zone 'utc')::date;
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  perform private.require_second_step();
  insert into private.user_quota as q (slot, day, user_id, exported)
  select private.slot_of(today), today, u.id, 1 from auth.users u where u.id = me
  on conflict (user_id, day, slot) do update set exported = q.exported + 1 where q.exported < 20;
  if not found and exists (select 1 from auth.users where id = me) then
    raise exception 'An account can be exported twenty times a day' using errcode = 'PT429';
  end if;
  return private.everything_of_me() || jsonb_build_object(
    'roasts_counted', (
      select jsonb_agg(jsonb_build_object('day', q.day, 'used', q.used, 'exported', q.exported) order by q.day)
      from private.user_quota q where q.user_id = me
    ),
    -- Its secret is the one thing that is left out: a file with it would be a copy of the authenticator.
    'authenticators', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', f.friendly_name,
            'status', f.status,
            'created_at', f.created_at,
            'last_used_at', f.last_challenged_at
          )
          order by f.created_at
        ),
        '[]'
      )
      from auth.mfa_factors f where f.user_id = me
    )
  );
end
$$;

-- The calls that change the account, or show where it is signed in: as before, behind the second step.
create or replace function public.delete_my_account() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  perform private.require_second_step();
  delete from auth.users where id = me;
end
$$;

create or replace function public.end_my_session(p_session uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  perform private.require_second_step();
  delete from auth.sessions where id = p_session and user_id = me;
  return found;
end
$$;

alter function public.my_sessions() set schema private;
create function public.my_sessions() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_second_step();
  return private.my_sessions();
end
$$;
revoke execute on function private.my_sessions() from public, anon, authenticated;

alter function public.save_push(text, text, text, text, text, integer) set schema private;
create function public.save_push(
  p_endpoint text, p_p256dh text, p_auth text, p_language text, p_zone text, p_hour integer
) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_second_step();
  perform private.save_push(p_endpoint, p_p256dh, p_auth, p_language, p_zone, p_hour);
end
$$;
revoke execute on function
  private.save_push(text, text, text, text, text, integer) from public, anon, authenticated;

revoke execute on function
  public.my_sessions(), public.save_push(text, text, text, text, text, integer) from public, anon;
grant execute on function
  public.my_sessions(), public.save_push(text, text, text, text, text, integer) to authenticated;
