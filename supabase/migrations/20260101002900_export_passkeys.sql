-- What somebody takes along names their passkeys, too: by name and times. A project whose sign-in has none has none to name.
alter function private.everything_of_me() rename to everything_but_passkeys;

create function private.everything_of_me() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  if to_regclass('auth.webauthn_credentials') is null then
    return private.everything_but_passkeys() || '{"passkeys": []}';
  end if;
  return private.everything_but_passkeys() || jsonb_build_object('passkeys', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', c.friendly_name,
      'created_at', c.created_at,
      'last_used_at', c.last_used_at
    ) order by c.created_at, c.id), '[]')
    from auth.webauthn_credentials c where c.user_id = auth.uid()
  ));
end
$$;
revoke execute on function private.everything_of_me() from public, anon, authenticated;
