-- `supabase test db`: who may listen on whose channel, and what the triggers say there.
begin;
select plan(14);

insert into auth.users (id, email) values
  ('11111111-1111-4111-8111-111111111111', 'owner@example.com'),
  ('22222222-2222-4222-8222-222222222222', 'stranger@example.com');
insert into realtime.messages (topic, extension, private) values
  ('account:11111111-1111-4111-8111-111111111111', 'broadcast', true),
  ('account:11111111-1111-4111-8111-111111111111', 'presence', true);

-- As the service asks: in the role of whoever joins, with the topic that they join.
create function pg_temp.hears(p_role text, p_sub text, p_topic text) returns bigint language plpgsql as $$
declare
  heard bigint;
begin
  perform set_config('request.jwt.claims', json_build_object('role', p_role, 'sub', p_sub)::text, true);
  perform set_config('realtime.topic', p_topic, true);
  execute format('set local role %I', p_role);
  select count(*) into heard from realtime.messages where topic = p_topic;
  reset role;
  return heard;
end
$$;

select is(
  pg_temp.hears('authenticated', '11111111-1111-4111-8111-111111111111', 'account:11111111-1111-4111-8111-111111111111'),
  1::bigint, 'an owner hears the broadcasts of their account, and no presence'
);
select is(
  pg_temp.hears('authenticated', '22222222-2222-4222-8222-222222222222', 'account:11111111-1111-4111-8111-111111111111'),
  0::bigint, 'a stranger does not'
);
select is(
  pg_temp.hears('anon', null, 'account:11111111-1111-4111-8111-111111111111'), 0::bigint, 'nor does a guest'
);

-- pgTAP itself is not for this role: it is changed within.
select throws_ok(
  $try$do $as$ begin
    set local role authenticated;
    insert into realtime.messages (topic, extension, private)
    values ('account:11111111-1111-4111-8111-111111111111', 'broadcast', true);
  end $as$ $try$,
  '42501', null, 'nobody may say anything there'
);

select set_config('request.jwt.claims', '{"role":"authenticated","session_id":"mine"}', true);
create function pg_temp.said(p_event text) returns bigint language sql as $$
  select count(*) from realtime.messages
  where topic = 'account:11111111-1111-4111-8111-111111111111' and event = p_event and private
$$;

insert into public.profiles (user_id) values ('11111111-1111-4111-8111-111111111111');
select is(pg_temp.said('profile'), 1::bigint, 'a new profile is told');
update public.profiles set bio = 'Hi' where user_id = '11111111-1111-4111-8111-111111111111';
select is(pg_temp.said('profile'), 2::bigint, 'a changed one, too');

insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report)
select gen_random_uuid(), '11111111-1111-4111-8111-111111111111', now(), '1', 70, 2, 'not-bad', '{}' from generate_series(1, 3);
select is(pg_temp.said('history'), 1::bigint, 'new roasts are told once a statement');
update public.analyses set roast = '{"headline":"x"}' where user_id = '11111111-1111-4111-8111-111111111111';
select is(pg_temp.said('history'), 2::bigint, 'so are their texts');
delete from public.analyses where user_id = '11111111-1111-4111-8111-111111111111';
select is(pg_temp.said('history'), 3::bigint, 'so is their deletion');
delete from public.analyses where user_id = '11111111-1111-4111-8111-111111111111';
select is(pg_temp.said('history'), 3::bigint, 'where there was nothing, nothing is told');

select is(
  (select count(*) from realtime.messages m, jsonb_object_keys(m.payload) k
   where m.topic like 'account:1111%' and k not in ('by', 'id')),
  0::bigint, 'what is told is who did it, and a number of the message'
);
select is(
  (select count(*) from realtime.messages
   where topic like 'account:1111%' and event is not null and payload ->> 'by' is distinct from 'mine'),
  0::bigint, 'who did it is the sign-in of the token'
);

-- The embedded backend's table asks for one column more.
do $$
begin
  if exists (select 1 from information_schema.columns where table_schema = 'auth' and table_name = 'sessions' and column_name = 'method') then
    insert into auth.sessions (id, user_id, method) values (gen_random_uuid(), '11111111-1111-4111-8111-111111111111', 'otp');
  else
    insert into auth.sessions (id, user_id) values (gen_random_uuid(), '11111111-1111-4111-8111-111111111111');
  end if;
end
$$;
delete from auth.users where id = '11111111-1111-4111-8111-111111111111';
select is(pg_temp.said('sessions'), 1::bigint, 'a session that ends with its account is told');
select is(
  (select count(*) from realtime.messages where topic like 'account:2222%'), 0::bigint, 'nothing was told to anybody else'
);

select * from finish();
rollback;
