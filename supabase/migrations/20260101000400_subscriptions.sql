-- What a person has paid for. Only the server writes here: no page of the app changes a subscription.
create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  status text not null default 'free' check (status in ('free', 'premium')),
  plan text check (plan in ('monthly', 'yearly')),
  -- Null: until it is taken away.
  premium_until timestamptz,
  updated_at timestamptz not null default now()
);

alter table public.subscriptions enable row level security;
revoke all on public.subscriptions from public, anon, authenticated, service_role;
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;

create policy "owner reads" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

create trigger keep_owner before update on public.subscriptions
  for each row execute function private.keep_owner();
create trigger touch before update on public.subscriptions
  for each row execute function private.touch();
