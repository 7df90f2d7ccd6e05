-- The free plan opens thirty days of the history, and premium would open the rest. An account that never had premium
-- keeps a roast for 400 days and no longer, unless it was bought on its own. It goes without a trace: phones keep theirs.
create index analyses_by_sync on public.analyses (synced_at);

-- Takes out what is over, at most p_limit roasts a call, the oldest first. Returns how many went. The embedded backend
-- calls it when it starts and once a day; on a hosted project a schedule does (docs/deploy.md).
create function private.forget_closed_roasts(p_limit integer default 10000) returns integer
  language plpgsql set search_path = ''
as $$
declare
  over constant timestamptz := now() - interval '400 days';
  owners uuid[];
  ids uuid[];
begin
  with old as materialized (
    select a.user_id, a.id from public.analyses a
    where a.synced_at < over and a.created_at < over
      and not exists (select 1 from public.subscriptions s where s.user_id = a.user_id)
      and not exists (
        select 1 from public.purchased_analyses b where b.user_id = a.user_id and b.analysis_id = a.id
      )
    order by a.synced_at
    limit p_limit
  ), gone as (
    delete from public.analyses a using old where a.user_id = old.user_id and a.id = old.id
    returning a.user_id, a.id
  )
  select array_agg(g.user_id), array_agg(g.id) into owners, ids from gone g;
  -- What the trigger has just buried.
  delete from public.analysis_tombstones t using unnest(owners, ids) as g (user_id, id)
  where t.user_id = g.user_id and t.id = g.id;
  return coalesce(array_length(ids, 1), 0);
end
$$;
revoke execute on function private.forget_closed_roasts(integer) from public;
