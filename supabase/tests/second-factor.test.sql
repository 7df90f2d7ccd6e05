-- Where an account has an authenticator, a session that brought no code of it (aal1) reads and changes nothing of it.
begin;
select plan(28);

insert into auth.users (id, email) values
  ('a0000000-0000-4000-8000-000000000001', 'guarded@example.com'),
  ('a0000000-0000-4000-8000-000000000002', 'plain@example.com'),
  ('a0000000-0000-4000-8000-000000000003', 'begun@example.com');
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret) values
  ('b0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', 'Phone', 'totp', 'verified',
    now(), now(), 'GEZDGNBVGY3TQOJQ'),
  ('b0000000-0000-4000-8000-000000000003', 'a0000000-0000-4000-8000-000000000003', 'Phone', 'totp', 'unverified',
    now(), now(), 'GEZDGNBVGY3TQOJQ');
insert into public.profiles (user_id, language)
  select id, 'en' from auth.users where id::text like 'a0000000-0000-4000-8000-%';
insert into public.subscriptions (user_id, status)
  select id, 'free' from auth.users where id::text like 'a0000000-0000-4000-8000-%';
insert into public.purchased_analyses (user_id, analysis_id)
  select id, gen_random_uuid() from auth.users where id::text like 'a0000000-0000-4000-8000-%';
insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report, roast)
  select gen_random_uuid(), id, '2026-06-01T12:00:00Z', '1', 70, 2, 'not-bad', '{}', '{}'
  from auth.users where id::text like 'a0000000-0000-4000-8000-%';
insert into public.analysis_tombstones (id, user_id)
  select gen_random_uuid(), id from auth.users where id::text like 'a0000000-0000-4000-8000-%';

-- Every table that a person reaches: none is forgotten.
select is_empty(
  $$ select c.relname from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and has_table_privilege('authenticated', c.oid, 'select, insert, update, delete')
       and not exists (
         select 1 from pg_policy p
         where p.polrelid = c.oid and not p.polpermissive and p.polcmd = '*'
           and pg_get_expr(p.polqual, p.polrelid) like '%second_step_done%'
       ) $$,
  'each table of people has the restrictive policy'
);

create function pg_temp.come(p_user integer, p_aal text) returns void language sql as $$
  select set_config('request.jwt.claims', json_build_object(
    'role', 'authenticated', 'sub', 'a0000000-0000-4000-8000-00000000000' || p_user, 'aal', p_aal
  )::text, true)
$$;

-- By the password alone.
select pg_temp.come(1, 'aal1');
set local role authenticated;
select is_empty('select 1 from public.profiles', 'profiles: nothing is read at aal1');
select is_empty('select 1 from public.analyses', 'analyses: nothing is read at aal1');
select is_empty('select 1 from public.analysis_tombstones', 'tombstones: nothing is read at aal1');
select is_empty('select 1 from public.subscriptions', 'subscriptions: nothing is read at aal1');
select is_empty('select 1 from public.purchased_analyses', 'purchases: nothing is read at aal1');
select is_empty(
  $$ update public.profiles set language = 'ja' returning 1 $$, 'profiles: nothing is changed at aal1');
select is_empty('delete from public.analyses returning 1', 'analyses: nothing is deleted at aal1');
select throws_ok(
  $$ insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report, roast)
     values (gen_random_uuid(), auth.uid(), '2026-06-01T12:00:00Z', '1', 70, 2, 'not-bad', '{}', '{}') $$,
  '42501', null, 'analyses: nothing is added at aal1');
select throws_ok('select public.export_my_data()', 'PT403', 'insufficient_aal', 'no export at aal1');
select throws_ok('select public.delete_my_account()', 'PT403', 'insufficient_aal', 'no deletion at aal1');
select throws_ok('select public.my_sessions()', 'PT403', 'insufficient_aal', 'no list of devices at aal1');
select throws_ok(
  $$ select public.end_my_session(gen_random_uuid()) $$, 'PT403', 'insufficient_aal', 'no device is ended at aal1');
select throws_ok(
  $$ select public.save_push('https://push.example.com/x', 'x', 'x', 'en', 'Asia/Tokyo', 18) $$,
  'PT403', 'insufficient_aal', 'no reminders are ordered at aal1');
select throws_ok(
  $$ select public.give_laugh('en', 'classic', 'pgtap1', 'laughed') $$,
  'PT403', 'insufficient_aal', 'no answer is given at aal1');
reset role;

-- A token that says nothing of its level is none of aal2.
select set_config('request.jwt.claims',
  '{"role": "authenticated", "sub": "a0000000-0000-4000-8000-000000000001"}', true);
set local role authenticated;
select is_empty('select 1 from public.profiles', 'a token without a level reads nothing');
reset role;

-- With a code of the authenticator.
select pg_temp.come(1, 'aal2');
set local role authenticated;
select isnt_empty('select 1 from public.profiles', 'profiles: read at aal2');
select isnt_empty('select 1 from public.analyses', 'analyses: read at aal2');
select isnt_empty($$ update public.profiles set language = 'ja' returning 1 $$, 'profiles: changed at aal2');
select is(
  jsonb_path_query_array(public.export_my_data(), '$.authenticators[*].name'), '["Phone"]',
  'the export names the authenticator');
select unalike(public.export_my_data()::text, '%GEZDGNBVGY3TQOJQ%', 'the export has no secret');
select lives_ok('select public.my_sessions()', 'the devices are listed at aal2');
select is(
  (select count(*) from public.profiles), 1::bigint, 'aal2 opens what is the person''s own and nothing else');
reset role;

-- Whoever has none is asked for none, nor is who began one and did not confirm it.
select pg_temp.come(2, 'aal1');
set local role authenticated;
select isnt_empty('select 1 from public.profiles', 'without an authenticator aal1 reads');
select lives_ok('select public.export_my_data()', 'without an authenticator aal1 exports');
reset role;
select pg_temp.come(3, 'aal1');
set local role authenticated;
select isnt_empty('select 1 from public.profiles', 'one that nobody confirmed asks for nothing');
select throws_ok('select 1 from auth.mfa_factors', '42501', null, 'nobody reads the authenticators themselves');
reset role;

select pg_temp.come(1, 'aal2');
set local role authenticated;
select lives_ok('select public.delete_my_account()', 'the account is deleted at aal2');
reset role;

select * from finish();
rollback;
