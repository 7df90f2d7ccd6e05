-- Rows belong to one person: what the owner, a stranger, a guest and the service can do with them. The whole table of
-- rights, verb by verb, is tests/rls/matrix.ts; this file asks a hosted project the same by the book.
begin;
select plan(36);

insert into auth.users (id, email) values
  ('11111111-1111-4111-8111-111111111111', 'owner-of-rows@example.com'),
  ('22222222-2222-4222-8222-222222222222', 'stranger-to-rows@example.com');

-- No column beyond what the phone says of a roast (ROW_FIELDS in src/domain/history/account-row.ts), but the time of its
-- arrival. A field of a report that is not listed there is refused, too.
select columns_are('public', 'analyses', array[
  'id', 'user_id', 'created_at', 'pipeline_version', 'score', 'spread', 'band', 'report', 'roast', 'synced_at'
]);
select columns_are('public', 'analysis_tombstones', array['id', 'user_id', 'deleted_at']);
select columns_are('public', 'subscriptions', array['user_id', 'status', 'plan', 'premium_until', 'updated_at']);
select columns_are('public', 'purchased_analyses', array['user_id', 'analysis_id', 'purchased_at']);

-- The owner.
set local role authenticated;
set local request.jwt.claims to '{"role":"authenticated","aal":"aal1","sub":"11111111-1111-4111-8111-111111111111"}';
select lives_ok(
  $$ insert into public.profiles (user_id, language, display_name) values ('11111111-1111-4111-8111-111111111111', 'en', 'Aoi') $$,
  'an owner makes a profile'
);
select lives_ok(
  $$ insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report)
     select ('99999999-9999-4999-8999-99999999999' || n)::uuid, '11111111-1111-4111-8111-111111111111', '2026-06-01T12:00:00Z',
       '1', 70, 2, 'not-bad', '{"v":2,"sections":{"skin":{"metrics":{"pores":{"score":70}}}},"facts":{},"sent":true}'
     from generate_series(1, 2) n $$,
  'and keeps two roasts'
);
select throws_ok(
  $$ insert into public.analyses (id, user_id, created_at, synced_at, pipeline_version, score, spread, band, report)
     values (gen_random_uuid(), '11111111-1111-4111-8111-111111111111', now(), now(), '1', 70, 2, 'not-bad', '{}') $$,
  '42501', null, 'when a roast came is the server''s word'
);
select throws_ok(
  $$ insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report)
     values (gen_random_uuid(), '11111111-1111-4111-8111-111111111111', now(), '1', 70, 2, 'not-bad', '{"landmarks":[1]}') $$,
  '23514', null, 'a report holds nothing that could rebuild a face'
);
select throws_ok(
  $$ insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report)
     values (gen_random_uuid(), '11111111-1111-4111-8111-111111111111', now(), '1', 70, 2, 'not-bad', '{"expression":"smile"}') $$,
  '23514', null, 'nor a field that is not listed'
);
select throws_ok(
  $$ update public.analyses set score = 99 $$, '42501', null, 'a score stays what it was'
);
select lives_ok(
  $$ update public.analyses set roast = '{"headline":"first"}' where id = '99999999-9999-4999-8999-999999999991' $$,
  'a text that is missing may be added'
);
select is_empty(
  $$ update public.analyses set roast = '{"headline":"second"}' where id = '99999999-9999-4999-8999-999999999991' returning id $$,
  'and stays as it is then'
);
select lives_ok(
  $$ delete from public.analyses where id = '99999999-9999-4999-8999-999999999992' $$, 'a roast may be deleted'
);
select results_eq(
  $$ select id from public.analysis_tombstones $$,
  $$ values ('99999999-9999-4999-8999-999999999992'::uuid) $$,
  'which leaves a trace for other phones'
);
select is_empty(
  $$ insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report)
     values ('99999999-9999-4999-8999-999999999992', '11111111-1111-4111-8111-111111111111', now(), '1', 70, 2, 'not-bad', '{}')
     returning id $$,
  'so that it does not come back'
);
select throws_ok(
  $$ insert into public.subscriptions (user_id, status) values ('11111111-1111-4111-8111-111111111111', 'premium') $$,
  '42501', null, 'nobody makes themselves premium'
);
select throws_ok(
  $$ insert into public.purchased_analyses (user_id, analysis_id) values ('11111111-1111-4111-8111-111111111111', gen_random_uuid()) $$,
  '42501', null, 'nor buys a roast without paying'
);
select throws_ok($$ update public.profiles set created_at = now() $$, '42501', null, 'when a profile was made is the server''s word');
select throws_ok($$ delete from public.profiles $$, '42501', null, 'a profile goes with its account only');

-- The service writes what was paid for, and a row changes its owner for nobody.
reset role;
set local role service_role;
set local request.jwt.claims to '{"role":"service_role"}';
select lives_ok(
  $$ insert into public.subscriptions (user_id, status) values ('11111111-1111-4111-8111-111111111111', 'premium');
     insert into public.purchased_analyses (user_id, analysis_id)
     values ('11111111-1111-4111-8111-111111111111', '99999999-9999-4999-8999-999999999991') $$,
  'the service writes what was paid for'
);
select throws_ok(
  format('update public.%I set user_id = ''22222222-2222-4222-8222-222222222222''', name), '42501', null,
  'a row changes its owner for nobody: ' || name
) from unnest(array['profiles', 'analyses', 'analysis_tombstones', 'subscriptions', 'purchased_analyses']) name;

-- Without a filter a person sees their own rows, and no others.
reset role;
set local role authenticated;
set local request.jwt.claims to '{"role":"authenticated","aal":"aal1","sub":"11111111-1111-4111-8111-111111111111"}';
select is(
  array[
    (select count(*) from public.profiles), (select count(*) from public.analyses),
    (select count(*) from public.analysis_tombstones), (select count(*) from public.subscriptions),
    (select count(*) from public.purchased_analyses)
  ],
  array[1, 1, 1, 1, 1]::bigint[], 'an owner sees their rows'
);
set local request.jwt.claims to '{"role":"authenticated","aal":"aal1","sub":"22222222-2222-4222-8222-222222222222"}';
select is(
  array[
    (select count(*) from public.profiles), (select count(*) from public.analyses),
    (select count(*) from public.analysis_tombstones), (select count(*) from public.subscriptions),
    (select count(*) from public.purchased_analyses)
  ],
  array[0, 0, 0, 0, 0]::bigint[], 'a stranger sees none of them'
);
select is_empty(
  $$ update public.profiles set display_name = 'mine' returning user_id $$, 'and changes none'
);
select is_empty($$ delete from public.analyses returning id $$, 'and deletes none');
select throws_ok(
  $$ insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report)
     values (gen_random_uuid(), '11111111-1111-4111-8111-111111111111', now(), '1', 70, 2, 'not-bad', '{}') $$,
  '42501', null, 'and puts none into another''s account'
);

-- A guest.
reset role;
set local role anon;
set local request.jwt.claims to '{"role":"anon"}';
select throws_ok(format('select * from public.%I', name), '42501', null, 'a guest reads nothing: ' || name)
from unnest(array['profiles', 'analyses', 'analysis_tombstones', 'subscriptions', 'purchased_analyses', 'push_subscriptions']) name;

reset role;
select * from finish();
rollback;
