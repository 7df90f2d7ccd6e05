-- An export gathers up to 80 MB: twenty a day for one account. The next one is 429, in PostgREST's way to say a status.
alter function public.export_my_data() set schema private;
alter function private.export_my_data() rename to everything_of_me;
revoke execute on function private.everything_of_me() from public, anon, authenticated;

-- Everything that is kept of the caller, as one JSON object. Raises 42501 without a signed-in user, PT429 after the
-- twentieth of a UTC day.
create function public.export_my_data() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  today constant date := (now() at time zone 'utc')::date;
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  insert into private.user_quota as q (slot, day, user_id, exported)
  select private.slot_of(today), today, u.id, 1 from auth.users u where u.id = me
  on conflict (user_id, day, slot) do update set exported = q.exported + 1 where q.exported < 20;
  if not found and exists (select 1 from auth.users where id = me) then
    raise exception 'An account can be exported twenty times a day' using errcode = 'PT429';
  end if;
  return private.everything_of_me() || jsonb_build_object('roasts_counted', (
    select jsonb_agg(jsonb_build_object('day', q.day, 'used', q.used, 'exported', q.exported) order by q.day)
    from private.user_quota q where q.user_id = me
  ));
end
$$;
revoke execute on function public.export_my_data() from public, anon;
grant execute on function public.export_my_data() to authenticated;
