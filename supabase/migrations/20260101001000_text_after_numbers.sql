-- No request of the app is longer than 4 KB, so a roast's text comes in one of its own, once, after its numbers.
alter table public.analyses alter column roast set default '{}';
grant update (roast) on public.analyses to authenticated;

-- A text that is missing may be added; one that is there stays as it is.
create policy "owner adds the text" on public.analyses
  for update to authenticated
  using (user_id = (select auth.uid()) and roast = '{}'::jsonb)
  with check (user_id = (select auth.uid()));

-- Other devices ask for what came since they last asked: with its text, a row comes anew.
create function private.arrive_anew() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.synced_at = now();
  return new;
end
$$;
grant execute on function private.arrive_anew() to authenticated, service_role;

create trigger arrive_anew before update of roast on public.analyses
  for each row execute function private.arrive_anew();

-- PostgreSQL writes a space behind each colon and comma: a little longer than on the way here. Not valid: rows of
-- earlier versions may be longer, and stay.
alter table public.analyses
  drop constraint analyses_report_check,
  drop constraint analyses_roast_check,
  add constraint analyses_report_check check (
    jsonb_typeof(report) = 'object'
    and octet_length(report::text) <= 4096
    and not report ?| array['photo', 'image', 'thumbnail', 'landmarks', 'blendshapes', 'embedding', 'geometry', 'maps']
  ) not valid,
  add constraint analyses_roast_check check (
    jsonb_typeof(roast) = 'object' and octet_length(roast::text) <= 4352
  ) not valid;
