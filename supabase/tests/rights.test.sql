-- What is granted, whatever else a hosted project hands out by itself. Who may do what to which rows: rows.test.sql.
begin;
select plan(8);

select is_empty(
  $$ select relname from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
       and not relrowsecurity $$,
  'every table has row-level security'
);
select is_empty(
  $$ select relname, p from pg_class, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) p
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       and has_table_privilege('anon', oid, p) $$,
  'a guest has no right to any table'
);
select is_empty(
  $$ select relname, attname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
       unnest(array['select', 'insert', 'update', 'references']) p
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
       and has_column_privilege('anon', c.oid, a.attnum, p) $$,
  'nor to a column of one'
);
select is_empty(
  $$ select relname, p from pg_class, unnest(array['truncate', 'references', 'trigger']) p
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and has_table_privilege('authenticated', oid, p) $$,
  'a person can neither empty a table nor hang anything on one'
);
select is_empty(
  $$ select proname from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute') $$,
  'a guest may call no function of the API'
);
select is_empty(
  $$ select relname, r from pg_class, unnest(array['anon', 'authenticated', 'service_role']) r
     where relnamespace = 'private'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       and (has_table_privilege(r, oid, 'select') or has_table_privilege(r, oid, 'insert')
         or has_table_privilege(r, oid, 'update') or has_table_privilege(r, oid, 'delete')) $$,
  'nobody reaches a table of private'
);
select is_empty(
  $$ select schemaname, tablename, policyname from pg_policies
     where schemaname = 'public' and permissive = 'PERMISSIVE' and roles <> array['authenticated']::name[] $$,
  'what a policy opens, it opens to people who are signed in'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname = 'public' and permissive = 'PERMISSIVE'
       and (coalesce(qual, with_check) !~ 'user_id = \( ?SELECT auth\.uid\(\)'
         or coalesce(with_check, qual) !~ 'user_id = \( ?SELECT auth\.uid\(\)') $$,
  'and to nothing but their own rows'
);

select * from finish();
rollback;
