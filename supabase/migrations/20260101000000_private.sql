-- What no client may see or call directly lives in the schema `private`; the API exposes `public` only.
-- Every file here is valid on PostgreSQL 15 to 18, hosted or embedded (supabase/local/database).
create schema if not exists private;
revoke all on schema private from public;

-- Hosted projects hand every new table of `public` to anon and authenticated. Here each table and
-- function says itself who may use it.
alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Row-level security says which rows; this says that a row never changes hands, not even for a role that
-- passes every policy.
create function private.keep_owner() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.user_id is distinct from old.user_id then
    raise exception 'user_id cannot be changed' using errcode = '42501';
  end if;
  return new;
end
$$;

create function private.touch() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Runs as whoever writes the row.
grant usage on schema private to authenticated, service_role;
grant execute on function private.keep_owner(), private.touch() to authenticated, service_role;
