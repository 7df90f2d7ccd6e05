-- An account keeps 5,000 roasts, three years of five a day, and remembers 20,000 deleted ones for its other phones.
-- The phone takes a broken check for final, so what comes later stays there. Only people are held to it, not the
-- service.
create function private.keep_rows_few() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.role() = 'authenticated' and exists (
    select 1 from (select distinct user_id from added) a
    where (select count(*) from public.analyses where user_id = a.user_id) > 5000
      or (select count(*) from public.analysis_tombstones where user_id = a.user_id) > 20000
  ) then
    raise exception using
      errcode = 'check_violation',
      message = 'An account keeps at most 5000 roasts, and the traces of 20000 deleted ones';
  end if;
  return null;
end
$$;
revoke execute on function private.keep_rows_few() from public;
grant execute on function private.keep_rows_few() to authenticated, service_role;

-- Once a statement, however many rows it adds.
create trigger keep_rows_few after insert on public.analyses
  referencing new table as added
  for each statement execute function private.keep_rows_few();
