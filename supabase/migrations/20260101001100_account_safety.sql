-- The devices that are signed in, for their owner alone. Auth has no call that lists them; a function that runs as
-- its owner reads Auth's table, and says no address of a machine.

-- One object a session: id, started_at, seen_at, user_agent, current. Raises 42501 without a signed-in user.
create function public.my_sessions() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', s.id,
          'started_at', s.created_at,
          'seen_at', coalesce(s.refreshed_at at time zone 'utc', s.created_at),
          'user_agent', s.user_agent,
          'current', s.id::text = auth.jwt() ->> 'session_id'
        )
        order by coalesce(s.refreshed_at at time zone 'utc', s.created_at) desc
      ),
      '[]'
    )
    from auth.sessions s where s.user_id = me
  );
end
$$;

-- Ends one of the caller's own sessions: its refresh token is worth nothing from now on. False where there is none.
create function public.end_my_session(p_session uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  delete from auth.sessions where id = p_session and user_id = me;
  return found;
end
$$;

revoke execute on function public.my_sessions(), public.end_my_session(uuid) from public, anon;
grant execute on function public.my_sessions(), public.end_my_session(uuid) to authenticated;
