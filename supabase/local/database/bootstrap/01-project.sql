-- What a hosted Supabase project has before its first migration, as far as the migrations and the embedded
-- backend use it: the roles, the schema `auth`, and its functions. Names and columns follow GoTrue.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
grant usage on schema public to anon, authenticated, service_role;

create schema auth;
grant usage on schema auth to anon, authenticated, service_role;

create function auth.jwt() returns jsonb language sql stable
as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
create function auth.uid() returns uuid language sql stable
as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;
create function auth.role() returns text language sql stable
as $$ select auth.jwt() ->> 'role' $$;
grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  encrypted_password text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  -- The address asked for by a change of e-mail that is not confirmed yet.
  email_change text check (email_change = lower(email_change)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (provider, provider_id)
);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- How the person proved who they are: password, otp, oauth, recovery.
  method text not null,
  created_at timestamptz not null default now()
);

create table auth.refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Set when the token was exchanged for its successor.
  used_at timestamptz
);

-- Codes and links that were e-mailed; only hashes are kept.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('signup', 'magiclink', 'recovery', 'email_change')),
  email text not null,
  link_hash text not null unique,
  code_hash text not null,
  -- PKCE: the browser that asked is the one that gets the session.
  code_challenge text,
  failed_attempts integer not null default 0,
  created_at timestamptz not null default now(),
  unique (user_id, kind)
);

-- A sign-in between the redirect away and the exchange of its code.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  auth_code_hash text unique,
  code_challenge text not null,
  redirect_to text not null,
  method text not null,
  created_at timestamptz not null default now()
);

-- No policy and no grant: only the embedded backend itself, as the owner, reads these.
alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.flow_state enable row level security;

-- The embedded backend's own: applied migrations and the mailbox.
create schema local;
create table local.migrations (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
);
create table local.mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  link text,
  code text,
  sent_at timestamptz not null default now()
);
