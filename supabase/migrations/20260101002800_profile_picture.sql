-- The profile picture, where its person asked for it: one JPEG an account, in a private bucket, below a folder that is
-- named by the account. No photo that was roasted comes here.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('pictures', 'pictures', false, 65536, array['image/jpeg'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A token outlives its account by up to an hour, and must leave no picture behind.
create function private.has_account() returns boolean
  language sql stable security definer set search_path = ''
as $$ select exists (select 1 from auth.users where id = auth.uid()) $$;
revoke execute on function private.has_account() from public, anon;
grant execute on function private.has_account() to authenticated;

create policy "picture: owner reads" on storage.objects
  for select to authenticated
  using (bucket_id = 'pictures' and (storage.foldername(name))[1] = (select auth.uid())::text);
-- Of one name only, so that an account keeps one.
create policy "picture: owner adds" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'pictures' and (storage.foldername(name))[1] = (select auth.uid())::text
    and name = (select auth.uid())::text || '/profile.jpg' and (select private.has_account())
  );
create policy "picture: owner changes" on storage.objects
  for update to authenticated
  using (bucket_id = 'pictures' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (
    bucket_id = 'pictures' and (storage.foldername(name))[1] = (select auth.uid())::text
    and name = (select auth.uid())::text || '/profile.jpg' and (select private.has_account())
  );
create policy "picture: owner removes" on storage.objects
  for delete to authenticated
  using (bucket_id = 'pictures' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "second step" on storage.objects as restrictive
  to authenticated using (bucket_id <> 'pictures' or (select private.second_step_done()));

-- SQL reaches a picture's row and not its bytes: they go by the Storage API alone. So no account goes, in whatever way,
-- while its picture is there. 409 to a client, in PostgREST's way to say a status.
create function private.picture_goes_first() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select 1 from storage.objects o
    where o.bucket_id = 'pictures' and (storage.foldername(o.name))[1] = old.id::text
  ) then
    raise exception 'Remove the profile picture first' using errcode = 'PT409';
  end if;
  return old;
end
$$;
revoke execute on function private.picture_goes_first() from public, anon, authenticated;
create trigger picture_goes_first before delete on auth.users
  for each row execute function private.picture_goes_first();

-- The export names it; the app adds its bytes, which SQL does not reach.
alter function private.everything_of_me() rename to everything_in_tables;
create function private.everything_of_me() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select private.everything_in_tables() || jsonb_build_object('pictures', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', o.name, 'metadata', o.metadata, 'created_at', o.created_at, 'updated_at', o.updated_at
    ) order by o.name), '[]')
    from storage.objects o
    where o.bucket_id = 'pictures' and (storage.foldername(o.name))[1] = auth.uid()::text
  ))
$$;
revoke execute on function private.everything_of_me() from public, anon, authenticated;
