-- A single analysis by the server only, until it can be bought: npm run premium -- EMAIL analysis ID, or one call with
-- the service key. The analysis may live on the phone only, so its id is not looked up. Granting twice changes nothing.
-- Returns false where no account has the address.
create function public.grant_analysis(p_email text, p_analysis uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid := (select u.id from auth.users u where lower(u.email) = lower(p_email));
begin
  if owner is null then
    return false;
  end if;
  insert into public.purchased_analyses (user_id, analysis_id) values (owner, p_analysis)
  on conflict do nothing;
  return true;
end
$$;

revoke execute on function public.grant_analysis(text, uuid) from public, anon, authenticated;
grant execute on function public.grant_analysis(text, uuid) to service_role;
