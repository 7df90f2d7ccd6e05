-- The rules that 20260101001550 put aside, unchanged. Not valid: rows of earlier versions stay.
alter table public.analyses
  add constraint analyses_report_check check (
    jsonb_typeof(report) = 'object'
    and octet_length(report::text) <= 4096
    and not report ?| array['photo', 'image', 'thumbnail', 'landmarks', 'blendshapes', 'embedding', 'geometry', 'maps']
  ) not valid,
  add constraint analyses_roast_check check (
    jsonb_typeof(roast) = 'object' and octet_length(roast::text) <= 4352
  ) not valid,
  add constraint analyses_report_names_no_face check (not private.names_a_face(report)) not valid,
  add constraint analyses_roast_names_no_face check (not private.names_a_face(roast)) not valid;
