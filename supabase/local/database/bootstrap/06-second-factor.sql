-- Of a hosted project's schema `auth`, what the second step of a sign-in needs; names and columns follow GoTrue.
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.factor_status as enum ('unverified', 'verified');
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text,
  last_challenged_at timestamptz,
  -- Ours: which thirty seconds since 1970 the last code was of that was taken. A code is spent once.
  last_step bigint
);
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
  where trim(friendly_name) <> '';

-- From which address somebody asked is not kept.
create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz
);
create index mfa_challenges_by_factor on auth.mfa_challenges (factor_id, created_at);

alter table auth.sessions
  add column aal auth.aal_level not null default 'aal1',
  -- By which authenticator it became aal2.
  add column factor_id uuid,
  -- Ours: when (GoTrue has a row of mfa_amr_claims).
  add column second_at timestamptz;

-- No policy and no grant, as for the rest of the schema.
alter table auth.mfa_factors enable row level security;
alter table auth.mfa_challenges enable row level security;
