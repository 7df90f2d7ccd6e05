-- Reminders to the closed app: a browser is one person's, and only the service hands reminders out.
begin;
select plan(11);

insert into auth.users (id, email) values
  ('11111111-1111-4111-8111-111111111111', 'owner-of-push@example.com'),
  ('22222222-2222-4222-8222-222222222222', 'stranger-to-push@example.com');

set local role anon;
set local request.jwt.claims to '{"role":"anon"}';
select throws_ok(
  $$ select public.save_push('https://push.example.com/pgtap', 'B' || repeat('x', 86), repeat('x', 22), 'en', 'Asia/Tokyo', 18) $$,
  '42501', null, 'a guest asks for none'
);

reset role;
set local role authenticated;
set local request.jwt.claims to
  '{"role":"authenticated","aal":"aal1","sub":"11111111-1111-4111-8111-111111111111","session_id":"44444444-4444-4444-8444-444444444444"}';
select lives_ok(
  $$ select public.save_push('https://push.example.com/pgtap', 'B' || repeat('x', 86), repeat('x', 22), 'en', 'Asia/Tokyo', 18) $$,
  'an owner asks for one'
);
select throws_ok(
  $$ select public.save_push('http://127.0.0.1/pgtap', 'B' || repeat('x', 86), repeat('x', 22), 'en', 'Asia/Tokyo', 18) $$,
  '23514', null, 'at an address of the public network only'
);
select throws_ok(
  $$ select public.save_push('https://push.example.com/pgtap', 'B' || repeat('x', 86), repeat('x', 22), 'en', 'Mars/Base', 18) $$,
  '22023', null, 'by a clock that there is'
);
select throws_ok($$ update public.push_subscriptions set hour = 7 $$, '42501', null, 'and changes it by asking again');
select throws_ok($$ select public.claim_push(now(), 10) $$, '42501', null, 'nobody hands reminders out themselves');
select is((select count(*) from public.push_subscriptions), 1::bigint, 'an owner sees theirs');

set local request.jwt.claims to
  '{"role":"authenticated","aal":"aal1","sub":"22222222-2222-4222-8222-222222222222","session_id":"55555555-5555-4555-8555-555555555555"}';
select is((select count(*) from public.push_subscriptions), 0::bigint, 'a stranger sees none');
select public.drop_push('https://push.example.com/pgtap');
set local request.jwt.claims to '{"role":"authenticated","aal":"aal1","sub":"11111111-1111-4111-8111-111111111111"}';
select is((select count(*) from public.push_subscriptions), 1::bigint, 'and stops none');
select public.drop_push('https://push.example.com/pgtap');
select is((select count(*) from public.push_subscriptions), 0::bigint, 'its owner does');

reset role;
set local role service_role;
set local request.jwt.claims to '{"role":"service_role"}';
select lives_ok($$ select public.claim_push('2000-01-01T00:00:00Z', 1) $$, 'the service asks what is due');

reset role;
select * from finish();
rollback;
