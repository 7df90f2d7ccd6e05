-- Single analyses whose full detail was bought. The analysis itself may live on the phone only, so the id
-- refers to no table.
create table public.purchased_analyses (
  user_id uuid not null references auth.users (id) on delete cascade,
  analysis_id uuid not null,
  purchased_at timestamptz not null default now(),
  primary key (user_id, analysis_id)
);

alter table public.purchased_analyses enable row level security;
revoke all on public.purchased_analyses from public, anon, authenticated, service_role;
grant select on public.purchased_analyses to authenticated;
grant select, insert, update, delete on public.purchased_analyses to service_role;

create policy "owner reads" on public.purchased_analyses
  for select to authenticated using (user_id = (select auth.uid()));

create trigger keep_owner before update on public.purchased_analyses
  for each row execute function private.keep_owner();
