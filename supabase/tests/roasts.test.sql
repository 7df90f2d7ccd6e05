-- How many roasts a day: counted by the service alone.
begin;
select plan(14);

insert into auth.users (id, email) values ('11111111-1111-4111-8111-111111111111', 'owner-of-quota@example.com');

set local role authenticated;
set local request.jwt.claims to '{"role":"authenticated","aal":"aal1","sub":"11111111-1111-4111-8111-111111111111"}';
select throws_ok(
  $$ select public.consume_roast_quota(null, repeat('a', 32), repeat('b', 32), '{}') $$,
  '42501', null, 'a person counts nothing themselves'
);
select throws_ok($$ select public.consume_model_budget(1) $$, '42501', null, 'nor takes from the budget of the model');
select throws_ok($$ select * from private.user_quota $$, '42501', null, 'nor reads a counter');
select throws_ok(
  $$ select public.grant_analysis('owner-of-quota@example.com', gen_random_uuid()) $$,
  '42501', null, 'nor gives themselves what others pay for'
);

reset role;
set local role service_role;
set local request.jwt.claims to '{"role":"service_role"}';
select throws_ok($$ select * from private.address_quota $$, '42501', null, 'nor does the service read one');
create temp table asked (n integer, answer jsonb) on commit drop;
insert into asked
select n, public.consume_roast_quota(
  '11111111-1111-4111-8111-111111111111', md5('pgtap address'), md5('pgtap request ' || least(n, 2)),
  '{"guest":60,"free":1,"premium":2,"address":300}'
) - 'retry_after' from generate_series(1, 2) n;
select results_eq(
  $$ select answer ->> 'allowed' from asked order by n $$, $$ values ('true'), ('false') $$,
  'a free account has its one roast, and not a second'
);
select is(
  public.consume_roast_quota(
    '11111111-1111-4111-8111-111111111111', md5('pgtap address'), md5('pgtap request 1'),
    '{"guest":60,"free":1,"premium":2,"address":300}'
  ) - 'retry_after',
  '{"allowed":true,"repeated":true}', 'the same request again is not counted again'
);
select is(public.set_premium('owner-of-quota@example.com', true), true, 'the service gives premium');
select is(
  public.consume_roast_quota(
    '11111111-1111-4111-8111-111111111111', md5('pgtap address'), md5('pgtap request 3'),
    '{"guest":60,"free":1,"premium":2,"address":300}'
  ) ->> 'allowed',
  'true', 'which has more'
);
select is(
  public.consume_roast_quota(
    '66666666-6666-4666-8666-666666666666', md5('pgtap address'), md5('pgtap request 1'),
    '{"guest":60,"free":1,"premium":2,"address":300}'
  ) ->> 'allowed',
  'false', 'an account that is gone has none left, nor one for a request that was counted'
);
-- The model's counter of one person (createQuotaStore): a hash of its own among the addresses, a limit of its own.
select is(
  (select array_agg(public.consume_roast_quota(
    null, md5('pgtap model of one'), 'model-' || md5('pgtap question ' || n), '{"guest":2}'
  ) ->> 'allowed' order by n) from generate_series(1, 3) n),
  array['true', 'true', 'false'], 'a person has so many calls of the model a day'
);
select is(
  public.consume_roast_quota(null, md5('pgtap model of another'), 'model-' || md5('pgtap question 3'), '{"guest":2}') ->> 'allowed',
  'true', 'another person has their own'
);
select is(
  public.consume_roast_quota(null, md5('pgtap model of nobody'), 'model-' || md5('pgtap question 4'), '{"guest":0}') ->> 'allowed',
  'false', 'and where they have none, none is taken'
);
select is(public.consume_model_budget(0), false, 'without a budget the model is not asked');

reset role;
select * from finish();
rollback;
