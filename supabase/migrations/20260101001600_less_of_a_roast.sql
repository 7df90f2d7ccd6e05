-- Of a roast an account keeps scores, the facts as sent and the text with {name} in place: no raw values, no
-- probabilities, no expression beyond the facts (src/domain/history/account-row.ts lists the fields). What earlier
-- versions of the app sent besides is taken out here. Language and engine go, too: the facts have the language.
alter table public.analyses drop column engine, drop column lang;

-- Scores by their names: a number, or an object that has a score and nothing else.
create function private.scores_of(parts jsonb) returns jsonb
  language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, case
    when jsonb_typeof(value) = 'number' then value
    when jsonb_typeof(value -> 'score') = 'number' then jsonb_build_object('score', value -> 'score')
    else 'null'::jsonb end), '{}'::jsonb)
  from jsonb_each(case when jsonb_typeof(parts) = 'object' then parts else '{}'::jsonb end)
$$;
revoke execute on function private.scores_of(jsonb) from public;
grant execute on function private.scores_of(jsonb) to authenticated, service_role;

-- What of a report may be kept.
create function private.kept_of_report(report jsonb) returns jsonb
  language sql immutable set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_object_agg(key, value)
      from jsonb_each(case when jsonb_typeof(report) = 'object' then report else '{}'::jsonb end)
      where key in ('v', 'facts', 'sent')
    ),
    '{}'::jsonb
  ) || jsonb_build_object('sections', jsonb_build_object(
    'skin', jsonb_build_object(
      'score', private.scores_of(report #> '{sections,skin}') -> 'score',
      'metrics', private.scores_of(report #> '{sections,skin,metrics}')
    ),
    'features', jsonb_build_object(
      'score', private.scores_of(report #> '{sections,features}') -> 'score',
      'parts', private.scores_of(report #> '{sections,features,parts}')
    ),
    'vibe', jsonb_build_object(
      'score', private.scores_of(report #> '{sections,vibe}') -> 'score',
      'parts', private.scores_of(report #> '{sections,vibe,parts}')
    )
  ))
$$;
revoke execute on function private.kept_of_report(jsonb) from public;
grant execute on function private.kept_of_report(jsonb) to authenticated, service_role;

update public.analyses set report = private.kept_of_report(report);

-- Whatever else a report holds is refused, and so is a raw value or a probability among the facts.
alter table public.analyses
  add constraint analyses_report_keeps_little check (private.kept_of_report(report) @> report),
  add constraint analyses_report_tells_no_measure check (
    not jsonb_path_exists(
      report,
      '$.** ? (@.type() == "object").keyvalue() ? (@.key like_regex "^(raw|ranked|probabilit(y|ies))$" flag "i")'
    )
  );

-- Texts came with the name filled in. Where the account's own display name stands in one, {name} takes its place
-- again, which the phone fills in when it shows the text.
create function private.without_name(value jsonb, name text) returns jsonb
  language plpgsql immutable set search_path = ''
as $$
begin
  return case jsonb_typeof(value)
    when 'string' then to_jsonb(regexp_replace(
      value #>> '{}',
      '(?<![[:alnum:]])' || regexp_replace(name, '([^[:alnum:][:space:]])', '\\\1', 'g')
        || '(?=さん|ちゃん|くん|君|様|さま|[^[:alnum:]]|$)',
      '{name}',
      'g'
    ))
    when 'array' then (
      select coalesce(jsonb_agg(private.without_name(item, name) order by place), '[]'::jsonb)
      from jsonb_array_elements(value) with ordinality as items (item, place)
    )
    when 'object' then (
      select coalesce(
        jsonb_object_agg(key, case when key = 'source' then item else private.without_name(item, name) end),
        '{}'::jsonb
      )
      from jsonb_each(value) as items (key, item)
    )
    else value
  end;
end
$$;
update public.analyses a set roast = private.without_name(a.roast, btrim(p.display_name))
from public.profiles p
where p.user_id = a.user_id
  and btrim(p.display_name) <> ''
  and a.roast is distinct from private.without_name(a.roast, btrim(p.display_name));
drop function private.without_name(jsonb, text);
