-- What somebody takes along names their signed-in devices and their ways to sign in, too: the account keeps them.

-- Everything that is kept of the caller, as one JSON object. Raises 42501 without a signed-in user.
create or replace function public.export_my_data() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
        'id', u.id,
        'email', u.email,
        'created_at', u.created_at,
        'last_sign_in_at', u.last_sign_in_at,
        'has_password', coalesce(u.encrypted_password, '') <> '',
        'providers', coalesce(u.raw_app_meta_data -> 'providers', '[]'),
        -- Name and picture address, where a provider gave them.
        'from_provider', u.raw_user_meta_data
      )
      from auth.users u where u.id = me
    ),
    'devices', public.my_sessions(),
    'profile', (select to_jsonb(p) from public.profiles p where p.user_id = me),
    'analyses', (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]') from public.analyses a where a.user_id = me
    ),
    'deleted_analyses', (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.deleted_at), '[]')
      from public.analysis_tombstones t where t.user_id = me
    ),
    'subscription', (select to_jsonb(s) from public.subscriptions s where s.user_id = me),
    'purchased_analyses', (
      select coalesce(jsonb_agg(to_jsonb(b) order by b.purchased_at), '[]')
      from public.purchased_analyses b where b.user_id = me
    ),
    'roasts_counted', (
      select coalesce(jsonb_agg(jsonb_build_object('day', q.day, 'used', q.used) order by q.day), '[]')
      from private.user_quota q where q.user_id = me
    )
  );
end
$$;
