-- Ids of deleted analyses: a second phone learns what to delete, and one that was offline cannot bring a
-- deleted analysis back. Written by the trigger below, never by a client.
create table public.analysis_tombstones (
  id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  deleted_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index analysis_tombstones_by_owner on public.analysis_tombstones (user_id, deleted_at);

alter table public.analysis_tombstones enable row level security;
revoke all on public.analysis_tombstones from public, anon, authenticated, service_role;
grant select on public.analysis_tombstones to authenticated;
grant select, insert, update, delete on public.analysis_tombstones to service_role;

create policy "owner reads" on public.analysis_tombstones
  for select to authenticated using (user_id = (select auth.uid()));

create trigger keep_owner before update on public.analysis_tombstones
  for each row execute function private.keep_owner();

create function private.bury_analysis() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- When the account itself goes, its rows go without a trace.
  insert into public.analysis_tombstones (id, user_id)
  select old.id, old.user_id
  where exists (select 1 from auth.users where id = old.user_id)
  on conflict (user_id, id) do nothing;
  return old;
end
$$;

create function private.stay_buried() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Skipped, not refused: an old outbox must be able to finish.
  if exists (select 1 from public.analysis_tombstones where id = new.id and user_id = new.user_id) then
    return null;
  end if;
  return new;
end
$$;
grant execute on function private.bury_analysis(), private.stay_buried() to authenticated, service_role;

create trigger bury after delete on public.analyses
  for each row execute function private.bury_analysis();
create trigger stay_buried before insert on public.analyses
  for each row execute function private.stay_buried();
