-- Whose the profile pictures are. `supabase test db` runs it on a hosted project's database; each file undoes itself.
begin;
-- The migrations hand no new function to anybody, pgTAP's among them.
do $$ begin
  execute format('grant execute on all functions in schema %s to anon, authenticated',
    (select extnamespace::regnamespace from pg_extension where extname = 'pgtap'));
end $$;
select plan(16);

insert into auth.users (id, email) values
  ('00000000-0000-4000-8000-000000000a01', 'picture-owner@example.com'),
  ('00000000-0000-4000-8000-000000000a02', 'picture-stranger@example.com');

select is(public, false, 'the bucket is private') from storage.buckets where id = 'pictures';
select is(file_size_limit, 65536::bigint, 'a picture has 64 KiB at most') from storage.buckets where id = 'pictures';
select is(allowed_mime_types, array['image/jpeg'], 'a picture is a JPEG') from storage.buckets where id = 'pictures';

set local role authenticated;
select set_config('request.jwt.claims', '{"role":"authenticated","sub":"00000000-0000-4000-8000-000000000a01"}', true);

select lives_ok(
  $$ insert into storage.objects (bucket_id, name) values ('pictures', '00000000-0000-4000-8000-000000000a01/profile.jpg') $$,
  'the owner adds the picture'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('pictures', '00000000-0000-4000-8000-000000000a01/second.jpg') $$,
  '42501', null, 'one picture an account'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('pictures', '00000000-0000-4000-8000-000000000a02/profile.jpg') $$,
  '42501', null, 'no picture for another account'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('pictures', 'profile.jpg') $$,
  '42501', null, 'no picture outside of the folders'
);
select is((select count(*) from storage.objects where bucket_id = 'pictures'), 1::bigint, 'the owner sees it');
select lives_ok(
  $$ update storage.objects set metadata = '{"size":1}' where bucket_id = 'pictures' $$, 'the owner changes it'
);
select throws_ok(
  $$ update storage.objects set name = '00000000-0000-4000-8000-000000000a02/profile.jpg' where bucket_id = 'pictures' $$,
  '42501', null, 'it is not given away'
);

select set_config('request.jwt.claims', '{"role":"authenticated","sub":"00000000-0000-4000-8000-000000000a02"}', true);
select is((select count(*) from storage.objects where bucket_id = 'pictures'), 0::bigint, 'a stranger sees none');
update storage.objects set metadata = '{"size":2}' where bucket_id = 'pictures';

set local role anon;
select set_config('request.jwt.claims', '{"role":"anon"}', true);
select is((select count(*) from storage.objects where bucket_id = 'pictures'), 0::bigint, 'a guest sees none');
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('pictures', '00000000-0000-4000-8000-000000000a01/guest.jpg') $$,
  '42501', null, 'a guest adds none'
);

reset role;
select is(
  (select metadata from storage.objects where name = '00000000-0000-4000-8000-000000000a01/profile.jpg'),
  '{"size":1}'::jsonb, 'a stranger changes none'
);
select throws_ok(
  $$ delete from auth.users where id = '00000000-0000-4000-8000-000000000a01' $$,
  'PT409', null, 'no account goes before its picture'
);

set local role authenticated;
select set_config('request.jwt.claims', '{"role":"authenticated","sub":"00000000-0000-4000-8000-000000000a03"}', true);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('pictures', '00000000-0000-4000-8000-000000000a03/profile.jpg') $$,
  '42501', null, 'an account that is gone adds none'
);

select * from finish();
rollback;
