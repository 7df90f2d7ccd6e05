-- "Undo" where the account has been told of a deletion meanwhile: the phone withdraws the trace and sends the roast
-- again. An old outbox, which withdraws nothing, still cannot bring one back.
grant delete on public.analysis_tombstones to authenticated;
create policy "owner takes back" on public.analysis_tombstones
  for delete to authenticated using (user_id = (select auth.uid()));
