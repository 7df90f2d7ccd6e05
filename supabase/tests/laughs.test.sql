-- What accounts give of their taps: once a week, as counts that name nobody.
begin;
select plan(19);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'giver@example.com'),
  ('c0000000-0000-4000-8000-000000000002', 'other-giver@example.com');
create function pg_temp.week() returns integer language sql as $$
  select floor(extract(epoch from now()) / 604800)::integer
$$;
create function pg_temp.come(p_user integer) returns void language sql as $$
  select set_config('request.jwt.claims', json_build_object(
    'role', 'authenticated', 'sub', 'c0000000-0000-4000-8000-00000000000' || p_user, 'aal', 'aal1'
  )::text, true)
$$;

set local role anon;
set local request.jwt.claims to '{"role":"anon"}';
select throws_ok(
  $$ select public.give_laugh('en', 'classic', 'pgtap1', 'laughed') $$, '42501', null, 'a guest gives none');

reset role;
select pg_temp.come(1);
set local role authenticated;
select throws_ok(
  $$ select public.give_laugh('en', 'classic', 'pgtap1', 'loved') $$, '23514', null, 'a mark is one of two');
select throws_ok(
  $$ select public.give_laugh('en', 'classic', 'pgtap1', null) $$, '23514', null, 'and there is one');
select throws_ok(
  $$ select public.give_laugh('en', 'classic', 'A photo', 'laughed') $$, '23514', null, 'a line is a hash');
select throws_ok(
  $$ select public.give_laugh('en', 'classic', 'pgtap123', 'laughed') $$, '23514', null, 'of seven digits at most');
select throws_ok(
  $$ select public.give_laugh('en', 'classic', null, 'laughed') $$, '23502', null, 'and there is one, too');
select throws_ok(
  $$ select public.give_laugh('English', 'classic', 'pgtap1', 'laughed') $$, '23514', null, 'a language is a code');
select throws_ok(
  $$ select public.give_laugh('en', 'a b', 'pgtap1', 'laughed') $$, '23514', null, 'a style is a word');
select is(public.give_laugh('en', 'classic', 'pgtap1', 'laughed'), true, 'what was refused has cost no week');
select is(public.give_laugh('en', 'classic', 'pgtap2', 'notMine'), false, 'a second answer in a week does not count');
select throws_ok('select 1 from private.laugh_counts', '42501', null, 'nobody reads the counts');
select is(
  public.export_my_data() -> 'laughs_given',
  jsonb_build_array(jsonb_build_object('week', floor(extract(epoch from now()) / 604800)::integer)),
  'what somebody takes along says that they gave, and when');

reset role;
select pg_temp.come(2);
set local role authenticated;
select is(public.export_my_data() -> 'laughs_given', '[]', 'and of nobody else');
select is(public.give_laugh('en', 'classic', 'pgtap1', 'notMine'), true, 'another account gives its own');

reset role;
select results_eq(
  $$ select week, lang, style, line, laughed, not_mine from private.laugh_counts where line like 'pgtap%' $$,
  $$ values (pg_temp.week(), 'en', 'classic', 'pgtap1', 1, 1) $$,
  'both are counted in one row');
select is_empty(
  $$ select attname from pg_attribute where attrelid = 'private.laugh_counts'::regclass and attnum > 0
       and attname not in ('week', 'lang', 'style', 'line', 'laughed', 'not_mine') $$,
  'which has no place for an owner or a moment');

-- The week after.
update private.laugh_givers set week = week - 1 where user_id::text like 'c0000000-%';
select pg_temp.come(1);
set local role authenticated;
select is(public.give_laugh('en', 'classic', 'pgtap1', 'laughed'), true, 'in another week one gives again');
reset role;
select results_eq(
  $$ select user_id, week from private.laugh_givers where user_id::text like 'c0000000-%' $$,
  $$ values ('c0000000-0000-4000-8000-000000000001'::uuid, pg_temp.week()) $$,
  'who gave in past weeks is forgotten');
delete from auth.users where id = 'c0000000-0000-4000-8000-000000000001';
select is(
  array[
    (select count(*) from private.laugh_givers where user_id::text like 'c0000000-%'),
    (select sum(laughed) from private.laugh_counts where line = 'pgtap1')
  ],
  array[0::bigint, 2::bigint], 'with the account goes that it gave, not the count');

select * from finish();
rollback;
