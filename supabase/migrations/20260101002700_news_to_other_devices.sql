-- What one device of a person changes, their other open devices hear at once, on the private channel `account:<id>`: that
-- there is something new, and by which sign-in. What it is they fetch as ever, under the policies of its table.

-- Read by the Realtime service as whoever joins. Nobody may say anything there: no policy lets a client insert.
create policy "owner listens" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'account:' || (select auth.uid())::text);
create policy "second step" on realtime.messages as restrictive
  for select to authenticated using ((select private.second_step_done()));

-- One message a statement and person, named by the trigger's argument; never at the cost of what was written. `changed`
-- are the rows of the statement.
create function private.tell_devices() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('by', auth.jwt() ->> 'session_id'), tg_argv[0], 'account:' || owner.user_id, true
  )
  from (select distinct c.user_id from changed c) owner;
  return null;
exception when others then
  return null;
end
$$;
revoke execute on function private.tell_devices() from public;

create trigger tell_added after insert on public.analyses
  referencing new table as changed for each statement execute function private.tell_devices('history');
-- The text comes after the numbers.
create trigger tell_written after update on public.analyses
  referencing new table as changed for each statement execute function private.tell_devices('history');
create trigger tell_deleted after delete on public.analyses
  referencing old table as changed for each statement execute function private.tell_devices('history');
create trigger tell_made after insert on public.profiles
  referencing new table as changed for each statement execute function private.tell_devices('profile');
create trigger tell_changed after update on public.profiles
  referencing new table as changed for each statement execute function private.tell_devices('profile');
-- Sessions that end, in whatever way: with a sign-out, a new password, a deleted account.
create trigger tell_ended after delete on auth.sessions
  referencing old table as changed for each statement execute function private.tell_devices('sessions');
