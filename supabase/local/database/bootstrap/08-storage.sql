-- Of a hosted project's schema `storage`, what its API reads and writes for this app. Names and columns follow storage-api.
create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner_id text,
  public boolean not null default false,
  -- In bytes.
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null,
  -- Without a foreign key, as on a hosted project: its API alone deletes what an account has left.
  owner_id text,
  metadata jsonb,
  version text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant select on storage.buckets to anon, authenticated, service_role;
grant select, insert, update, delete on storage.objects to anon, authenticated, service_role;

-- The folders of a name, from the outside in.
create function storage.foldername(name text) returns text[]
  language sql immutable set search_path = ''
as $$ select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1] $$;
grant execute on function storage.foldername(text) to anon, authenticated, service_role;

-- Rows go with their bytes only: by the API, which says so beforehand.
create function storage.protect_delete() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.'
      using errcode = '42501';
  end if;
  return null;
end
$$;
create trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();

-- Here the bytes lie in the database as well, so that a torn write keeps or loses both.
create table local.object_bytes (
  object_id uuid primary key references storage.objects (id) on delete cascade,
  content bytea not null
);
