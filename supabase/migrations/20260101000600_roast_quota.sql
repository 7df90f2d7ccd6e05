-- How often the roast function was asked today. No text, no facts, no address in the clear: `address` and
-- `request` are keyed hashes that the function makes. Days are UTC days.
create table private.user_quota (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  used integer not null,
  primary key (user_id, day)
);
create table private.address_quota (
  address text not null check (char_length(address) between 16 and 64),
  day date not null,
  used integer not null,
  primary key (address, day)
);
-- Requests already counted: the same one sent again (a lost answer, a retry) is not counted twice.
create table private.roast_requests (
  request text primary key check (char_length(request) between 16 and 64),
  at timestamptz not null default now()
);
create index roast_requests_by_time on private.roast_requests (at);
create table private.model_budget (
  day date primary key,
  used integer not null
);
-- No policy: nobody passes but the functions below, which run as their owner.
alter table private.user_quota enable row level security;
alter table private.address_quota enable row level security;
alter table private.roast_requests enable row level security;
alter table private.model_budget enable row level security;
revoke all on all tables in schema private from public, anon, authenticated, service_role;

-- One more roast for a user (null: a guest) from an address. One statement per counter, so that parallel
-- requests cannot pass a limit together; a refused request is not counted.
-- p_limits: {"guest": 60, "free": 6, "premium": 200, "address": 300}
-- Returns {"allowed": boolean, "repeated": boolean, "retry_after": seconds until the counters start anew}.
create function public.consume_roast_quota(p_user uuid, p_address text, p_request text, p_limits jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  retry_after constant integer :=
    ceil(extract(epoch from ((today + 1)::timestamp at time zone 'utc') - now()))::integer;
  address_limit constant integer := (p_limits ->> case when p_user is null then 'guest' else 'address' end)::integer;
  user_limit integer;
begin
  -- Two copies of one request meet here: the second waits for the first, then finds it.
  insert into private.roast_requests (request) values (p_request) on conflict (request) do nothing;
  if not found then
    return jsonb_build_object('allowed', true, 'repeated', true, 'retry_after', retry_after);
  end if;

  begin
    insert into private.address_quota as q (address, day, used)
    select p_address, today, 1 where address_limit > 0
    on conflict (address, day) do update set used = q.used + 1 where q.used < address_limit;
    if not found then
      raise exception using errcode = 'RQ429';
    end if;

    if p_user is not null then
      user_limit := (p_limits ->> case when private.is_premium(p_user) then 'premium' else 'free' end)::integer;
      insert into private.user_quota as q (user_id, day, used)
      select p_user, today, 1 where user_limit > 0
      on conflict (user_id, day) do update set used = q.used + 1 where q.used < user_limit;
      if not found then
        raise exception using errcode = 'RQ429';
      end if;
    end if;
  exception when sqlstate 'RQ429' then
    -- The block's counts are undone; the request may be tried again when there is room.
    delete from private.roast_requests where request = p_request;
    return jsonb_build_object('allowed', false, 'repeated', false, 'retry_after', retry_after);
  end;

  -- Old rows go a few at a time, with the requests themselves: no scheduler needed.
  delete from private.roast_requests
  where request in (
    select r.request from private.roast_requests r
    where r.at < now() - interval '1 day' limit 20 for update skip locked
  );
  delete from private.address_quota
  where (address, day) in (
    select a.address, a.day from private.address_quota a where a.day < today limit 20 for update skip locked
  );
  delete from private.user_quota
  where (user_id, day) in (
    select u.user_id, u.day from private.user_quota u where u.day < today limit 20 for update skip locked
  );
  return jsonb_build_object('allowed', true, 'repeated', false, 'retry_after', retry_after);
end
$$;

create function private.is_premium(p_user uuid) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select 1 from public.subscriptions
    where user_id = p_user and status = 'premium' and (premium_until is null or premium_until > now())
  )
$$;

-- One more call of the language model today, for everybody together; false when the day's budget is spent.
create function public.consume_model_budget(p_limit integer) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.model_budget as b (day, used)
  select (now() at time zone 'utc')::date, 1 where p_limit > 0
  on conflict (day) do update set used = b.used + 1 where b.used < p_limit;
  return found;
end
$$;

revoke execute on function private.is_premium(uuid) from public;
revoke execute on function public.consume_roast_quota(uuid, text, text, jsonb) from public, anon, authenticated;
revoke execute on function public.consume_model_budget(integer) from public, anon, authenticated;
grant execute on function public.consume_roast_quota(uuid, text, text, jsonb) to service_role;
grant execute on function public.consume_model_budget(integer) to service_role;
