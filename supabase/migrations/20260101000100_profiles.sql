-- Who the roast is for. Every list here is the list of the app (tests/rls/option-lists.test.ts holds both
-- together). No picture: the photo never leaves the phone.
create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  language text not null default 'ja' check (language in ('en', 'ja')),
  onboarding_completed boolean not null default false,
  age_range text check (
    age_range in ('teens', 'early-20s', 'late-20s', 'early-30s', 'late-30s', '40s', '50s-plus')
  ),
  gender text check (gender in ('male', 'female', 'other', 'prefer-not-to-say')),
  main_concern text check (
    main_concern in (
      'dry-skin', 'acne', 'pores', 'spots', 'wrinkles', 'dullness', 'other', 'skin-issues',
      'dark-circles', 'hair', 'face-shape', 'aging', 'overall-improvement'
    )
  ),
  display_name text check (char_length(display_name) between 1 and 40),
  skincare_level text check (skincare_level in ('beginner', 'basic', 'intermediate', 'advanced')),
  interest text check (interest in ('serious', 'fun', 'curious', 'recommended')),
  roast_style text check (roast_style in ('gentle', 'classic', 'spicy')),
  bio text check (char_length(bio) <= 280),
  birth_date date check (birth_date between date '1900-01-01' and date '2100-01-01'),
  notifications boolean not null default false,
  email_updates boolean not null default false,
  sound_effects boolean not null default true,
  privacy text not null default 'private' check (privacy in ('public', 'friends-only', 'private')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.profiles.privacy is
  'A wish for later sharing features. Today every profile is readable by its owner only, whatever this says.';

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
-- No delete: a profile goes with its account (delete_my_account).
grant select, insert, update on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "owner reads" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "owner creates" on public.profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owner changes" on public.profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger keep_owner before update on public.profiles
  for each row execute function private.keep_owner();
create trigger touch before update on public.profiles
  for each row execute function private.touch();
