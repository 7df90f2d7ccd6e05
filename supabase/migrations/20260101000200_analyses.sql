-- A finished analysis: derived numbers and the roast's text. It is immutable; the phone makes the id, so
-- that sending it twice stores it once (insert … on conflict (user_id, id) do nothing). The owner is part of
-- the key: nobody can occupy another's id.
create table public.analyses (
  id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- When the photo was analysed, by the phone's clock.
  created_at timestamptz not null check (created_at between '2024-01-01T00:00:00Z' and '2100-01-01T00:00:00Z'),
  -- When it came here: what a second phone asks for since its last sync.
  synced_at timestamptz not null default now(),
  pipeline_version text not null check (char_length(pipeline_version) between 1 and 40),
  engine text not null check (engine in ('mediapipe', 'lite')),
  lang text not null check (lang in ('en', 'ja')),
  score smallint not null check (score between 0 and 100),
  spread smallint not null check (spread between 0 and 100),
  band text not null check (band in ('looking-good', 'not-bad', 'room-for-growth', 'project-mode')),
  -- Scores, ratings and advice. What describes or could rebuild a face is refused here too: geometry is
  -- "described, never sent", and pixels, landmarks and embeddings never leave the phone.
  report jsonb not null check (
    jsonb_typeof(report) = 'object'
    and octet_length(report::text) <= 8192
    and not report ?| array['photo', 'image', 'thumbnail', 'landmarks', 'blendshapes', 'embedding', 'geometry', 'maps']
  ),
  roast jsonb not null check (jsonb_typeof(roast) = 'object' and octet_length(roast::text) <= 8192),
  primary key (user_id, id)
);
create index analyses_by_owner_and_time on public.analyses (user_id, created_at desc);
create index analyses_by_owner_and_sync on public.analyses (user_id, synced_at);

alter table public.analyses enable row level security;
revoke all on public.analyses from public, anon, authenticated, service_role;
grant select, delete on public.analyses to authenticated;
-- synced_at is the server's: nobody else sets it.
grant insert (id, user_id, created_at, pipeline_version, engine, lang, score, spread, band, report, roast)
  on public.analyses to authenticated;
grant select, insert, update, delete on public.analyses to service_role;

create policy "owner reads" on public.analyses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "owner adds" on public.analyses
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owner deletes" on public.analyses
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger keep_owner before update on public.analyses
  for each row execute function private.keep_owner();
