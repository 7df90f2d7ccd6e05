-- The functions of an account: its devices, its export and its end are its owner's.
begin;
select plan(16);

insert into auth.users (id, email) values
  ('11111111-1111-4111-8111-111111111111', 'owner-of-account@example.com'),
  ('22222222-2222-4222-8222-222222222222', 'stranger-to-account@example.com');
insert into auth.sessions (id, user_id, created_at, user_agent) values
  ('44444444-4444-4444-8444-444444444444', '11111111-1111-4111-8111-111111111111', now(), 'Phone'),
  ('55555555-5555-4555-8555-555555555555', '11111111-1111-4111-8111-111111111111', now(), 'Tablet');
insert into public.profiles (user_id, language, email)
  values ('11111111-1111-4111-8111-111111111111', 'en', 'Owner-Of-Account@example.com');

select is(
  (select email from public.profiles where user_id = '11111111-1111-4111-8111-111111111111'),
  'owner-of-account@example.com', 'a profile holds the address of its account'
);
update auth.users set email = 'moved@example.com' where id = '11111111-1111-4111-8111-111111111111';
select is(
  (select email from public.profiles where user_id = '11111111-1111-4111-8111-111111111111'),
  'moved@example.com', 'follows a change of it'
);
update public.profiles set email = 'victim@example.com' where user_id = '11111111-1111-4111-8111-111111111111';
select is(
  (select email from public.profiles where user_id = '11111111-1111-4111-8111-111111111111'),
  null, 'and takes no other'
);

set local role anon;
set local request.jwt.claims to '{"role":"anon"}';
select throws_ok(call, '42501', null, 'not for a guest: ' || call) from unnest(array[
  'select public.my_sessions()', 'select public.export_my_data()', 'select public.delete_my_account()',
  'select public.end_my_session(''44444444-4444-4444-8444-444444444444'')'
]) call;

reset role;
set local role authenticated;
set local request.jwt.claims to '{"role":"authenticated","aal":"aal1","sub":"22222222-2222-4222-8222-222222222222"}';
select is(public.my_sessions(), '[]'::jsonb, 'a stranger sees no device of another');
select is(
  public.end_my_session('44444444-4444-4444-8444-444444444444'), false, 'and signs none out'
);
select throws_ok(
  $$ select public.set_premium('moved@example.com', true) $$, '42501', null, 'premium is not theirs to give'
);

set local request.jwt.claims to
  '{"role":"authenticated","aal":"aal1","sub":"11111111-1111-4111-8111-111111111111","session_id":"44444444-4444-4444-8444-444444444444"}';
select results_eq(
  $$ select d ->> 'user_agent', (d ->> 'current')::boolean from jsonb_array_elements(public.my_sessions()) d order by 1 $$,
  $$ values ('Phone', true), ('Tablet', false) $$,
  'an owner sees their devices, and which one asks'
);
select is(
  public.end_my_session('55555555-5555-4555-8555-555555555555'), true, 'and signs the other one out'
);
select is(jsonb_array_length(public.my_sessions()), 1, 'which is gone then');
select is(
  public.export_my_data() #>> '{account,email}', 'moved@example.com', 'the export is of the one who asks'
);
select lives_ok($$ select public.delete_my_account() $$, 'an owner ends their account');

reset role;
select is(
  (select count(*) from auth.users where id in ('11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'))
    + (select count(*) from public.profiles where user_id = '11111111-1111-4111-8111-111111111111'),
  1::bigint, 'it goes with its rows, and no other account does'
);

select * from finish();
rollback;
