-- Premium by the server only, until payment exists: npm run premium, or one call with the service key.
-- Returns false where no account has the address.
create function public.set_premium(p_email text, p_premium boolean) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.subscriptions as s (user_id, status)
  select u.id, case when p_premium then 'premium' else 'free' end
  from auth.users u where lower(u.email) = lower(p_email)
  on conflict (user_id) do update set status = excluded.status, premium_until = null, plan = null;
  return found;
end
$$;

revoke execute on function public.set_premium(text, boolean) from public, anon, authenticated;
grant execute on function public.set_premium(text, boolean) to service_role;
