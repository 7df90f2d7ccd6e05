-- The counters of a day lie in tables of their own (`slot`: the day's number modulo three), and a day that is over is
-- emptied at once by the first request of a later one. Until now every request deleted a few old rows: it searched
-- tables as large as the day was busy, and what is deleted where nothing vacuums (the embedded backend) still has to be
-- passed. A counter lives until the second day after its own on which anybody asks for a roast.
alter table private.user_quota rename to old_user_quota;
alter table private.address_quota rename to old_address_quota;
alter table private.roast_requests rename to old_roast_requests;

create table private.user_quota (
  slot smallint not null,
  day date not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  used integer not null default 0,
  -- How often the account was exported.
  exported integer not null default 0,
  -- The user first: an account is exported and deleted by it.
  primary key (user_id, day, slot)
) partition by list (slot);
create table private.address_quota (
  slot smallint not null,
  day date not null,
  address text not null check (char_length(address) between 16 and 64),
  used integer not null,
  primary key (day, address, slot)
) partition by list (slot);
-- Requests already counted: the same one sent again (a lost answer, a retry) is not counted twice.
create table private.roast_requests (
  slot smallint not null,
  day date not null,
  request text not null check (char_length(request) between 16 and 64),
  primary key (day, request, slot)
) partition by list (slot);

do $$
declare
  kind text;
  slot integer;
begin
  foreach kind in array array['user_quota', 'address_quota', 'roast_requests'] loop
    execute format('alter table private.%I enable row level security', kind);
    for slot in 0..2 loop
      execute format(
        'create table private.%1$I partition of private.%2$I for values in (%3$s)', kind || '_' || slot, kind, slot
      );
      execute format('alter table private.%I enable row level security', kind || '_' || slot);
    end loop;
  end loop;
end
$$;
revoke all on all tables in schema private from public, anon, authenticated, service_role;

create function private.slot_of(p_day date) returns smallint
  language sql immutable set search_path = ''
as $$ select ((p_day - date '2000-01-01') % 3)::smallint $$;
revoke execute on function private.slot_of(date) from public;

insert into private.user_quota (slot, day, user_id, used)
select private.slot_of(day), day, user_id, used from private.old_user_quota
where day >= (now() at time zone 'utc')::date - 1;
insert into private.address_quota (slot, day, address, used)
select private.slot_of(day), day, address, used from private.old_address_quota
where day >= (now() at time zone 'utc')::date - 1;
insert into private.roast_requests (slot, day, request)
select private.slot_of((at at time zone 'utc')::date), (at at time zone 'utc')::date, request
from private.old_roast_requests where at >= now() - interval '1 day';
drop table private.old_user_quota, private.old_address_quota, private.old_roast_requests;

-- Empties the slots in which nothing is of today or yesterday; the day's row of the model's budget says that it is done.
-- Waits for nobody: where another request is at it, or somebody reads an old day, a later request does it. A row names
-- its day, so one that is left is never counted.
create function private.begin_day(p_day date) returns void
  language plpgsql set search_path = ''
as $$
declare
  slots smallint[];
  old smallint;
begin
  if not pg_try_advisory_xact_lock(hashtext('private.begin_day')) then
    return;
  end if;
  slots := array(
    select s from generate_series(0, 2) s
    where not exists (select 1 from private.address_quota q where q.slot = s and q.day >= p_day - 1)
      and not exists (select 1 from private.roast_requests r where r.slot = s and r.day >= p_day - 1)
  );
  foreach old in array slots loop
    execute format(
      'lock table private.user_quota_%1$s, private.address_quota_%1$s, private.roast_requests_%1$s
         in access exclusive mode nowait',
      old
    );
    -- Somebody may have been quicker than the lock.
    if not exists (select 1 from private.address_quota q where q.slot = old and q.day >= p_day - 1) then
      execute format(
        'truncate private.user_quota_%1$s, private.address_quota_%1$s, private.roast_requests_%1$s', old
      );
    end if;
  end loop;
  insert into private.model_budget (day, used) values (p_day, 0) on conflict (day) do nothing;
exception when lock_not_available then
  null;
end
$$;
revoke execute on function private.begin_day(date) from public;

-- One more roast for a user (null: a guest) from an address. One statement per counter, so that parallel
-- requests cannot pass a limit together; a refused request is not counted, and writes nothing.
-- p_limits: {"guest": 60, "free": 6, "premium": 200, "address": 300}
-- Returns {"allowed": boolean, "repeated": boolean, "retry_after": seconds until the counters start anew}.
-- No scan of a table: plans are kept that were made while it was small. PostgREST takes the time limit for the whole
-- call; the embedded backend has none.
create or replace function public.consume_roast_quota(p_user uuid, p_address text, p_request text, p_limits jsonb)
  returns jsonb
  language plpgsql security definer set search_path = '' set enable_seqscan = off set statement_timeout = '1s'
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  now_slot constant smallint := private.slot_of(today);
  refused constant jsonb := jsonb_build_object(
    'allowed', false,
    'repeated', false,
    'retry_after', ceil(extract(epoch from ((today + 1)::timestamp at time zone 'utc') - now()))::integer
  );
  allowed constant jsonb := refused || '{"allowed": true}';
  repeated constant jsonb := refused || '{"allowed": true, "repeated": true}';
  address_limit constant integer := (p_limits ->> case when p_user is null then 'guest' else 'address' end)::integer;
  user_limit integer;
begin
  if p_user is not null then
    if not exists (select 1 from auth.users where id = p_user) then
      return refused;
    end if;
    user_limit := (p_limits ->> case when private.is_premium(p_user) then 'premium' else 'free' end)::integer;
  end if;
  if not exists (select 1 from private.model_budget where day = today) then
    perform private.begin_day(today);
  end if;

  -- Read before anything is written: whoever has no roast left locks nobody's row.
  if exists (
    select 1 from private.roast_requests r where r.slot = now_slot and r.day = today and r.request = p_request
  ) or exists (
    select 1 from private.roast_requests r
    where r.slot = private.slot_of(today - 1) and r.day = today - 1 and r.request = p_request
  ) then
    return repeated;
  end if;
  if exists (
    select 1 from private.address_quota q
    where q.slot = now_slot and q.day = today and q.address = p_address and q.used >= address_limit
  ) or exists (
    select 1 from private.user_quota q
    where q.slot = now_slot and q.day = today and q.user_id = p_user and q.used >= user_limit
  ) then
    return refused;
  end if;

  -- Two copies of one request meet here: the second waits for the first, then finds it.
  insert into private.roast_requests (slot, day, request) values (now_slot, today, p_request)
  on conflict (day, request, slot) do nothing;
  if not found then
    return repeated;
  end if;

  begin
    insert into private.address_quota as q (slot, day, address, used)
    select now_slot, today, p_address, 1 where address_limit > 0
    on conflict (day, address, slot) do update set used = q.used + 1 where q.used < address_limit;
    if not found then
      raise exception using errcode = 'RQ429';
    end if;

    if p_user is not null then
      insert into private.user_quota as q (slot, day, user_id, used)
      select now_slot, today, p_user, 1 where user_limit > 0
      on conflict (user_id, day, slot) do update set used = q.used + 1 where q.used < user_limit;
      if not found then
        raise exception using errcode = 'RQ429';
      end if;
    end if;
  -- The account may go just now.
  exception when sqlstate 'RQ429' or foreign_key_violation then
    -- The block's counts are undone; the request may be tried again when there is room.
    delete from private.roast_requests r where r.slot = now_slot and r.day = today and r.request = p_request;
    return refused;
  end;
  return allowed;
end
$$;

-- One more call of the language model today, for everybody together; false when the day's budget is spent, which is
-- read without a lock: nobody waits in line to be told so.
create or replace function public.consume_model_budget(p_limit integer) returns boolean
  language plpgsql security definer set search_path = '' set statement_timeout = '1s'
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
begin
  if p_limit <= 0 or exists (select 1 from private.model_budget where day = today and used >= p_limit) then
    return false;
  end if;
  insert into private.model_budget as b (day, used) values (today, 1)
  on conflict (day) do update set used = b.used + 1 where b.used < p_limit;
  return found;
end
$$;
