-- A token outlives its account by up to an hour. Its counter could not be kept, and what could not be counted was let
-- through: now an account that is gone has no roast left. The rest is as it was.

-- One more roast for a user (null: a guest) from an address. One statement per counter, so that parallel
-- requests cannot pass a limit together; a refused request is not counted.
-- p_limits: {"guest": 60, "free": 6, "premium": 200, "address": 300}
-- Returns {"allowed": boolean, "repeated": boolean, "retry_after": seconds until the counters start anew}.
create or replace function public.consume_roast_quota(p_user uuid, p_address text, p_request text, p_limits jsonb)
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
  if p_user is not null and not exists (select 1 from auth.users where id = p_user) then
    return jsonb_build_object('allowed', false, 'repeated', false, 'retry_after', retry_after);
  end if;

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
  -- The account may go just now.
  exception when sqlstate 'RQ429' or foreign_key_violation then
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
