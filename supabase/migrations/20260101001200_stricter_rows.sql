-- What a person may write of their profile, column by column: when it was made and changed is the server's word.
revoke insert, update on public.profiles from authenticated;
grant
  insert (
    user_id, language, onboarding_completed, age_range, gender, main_concern, display_name, skincare_level, interest,
    roast_style, bio, birth_date, notifications, email_updates, sound_effects, privacy, email
  ),
  update (
    user_id, language, onboarding_completed, age_range, gender, main_concern, display_name, skincare_level, interest,
    roast_style, bio, birth_date, notifications, email_updates, sound_effects, privacy, email
  )
on public.profiles to authenticated;

-- Updates go to the address that the account has confirmed and to no other: whoever could enter any address could
-- have a stranger mailed to. Another one is left out, not refused: the rest of the profile is to be kept.
create function private.own_address_only() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.email is not null then
    new.email := (
      select lower(u.email) from auth.users u where u.id = new.user_id and lower(u.email) = lower(new.email)
    );
  end if;
  return new;
end
$$;
grant execute on function private.own_address_only() to authenticated, service_role;

create trigger own_address_only before insert or update of email on public.profiles
  for each row execute function private.own_address_only();

-- A change of the account's address takes the profile's along.
create function private.follow_address() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = lower(new.email) where user_id = new.id and email is not null;
  return new;
end
$$;
create trigger follow_address after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_address();

update public.profiles p set email = (
  select lower(u.email) from auth.users u where u.id = p.user_id and lower(u.email) = lower(p.email)
) where p.email is not null;

-- What describes or could rebuild a face is refused wherever in a row it stands, and in the text's column, too.
create function private.names_a_face(value jsonb) returns boolean
  language sql immutable set search_path = ''
as $$
  select jsonb_path_exists(
    value,
    '$.** ? (@.type() == "object").keyvalue() ? (@.key like_regex "^(photos?|images?|thumbnails?|landmarks?|blendshapes?|embeddings?|geometry|maps)$" flag "i")'
  )
$$;
revoke execute on function private.names_a_face(jsonb) from public;
grant execute on function private.names_a_face(jsonb) to authenticated, service_role;

-- Not valid: rows of earlier versions stay.
alter table public.analyses
  add constraint analyses_report_names_no_face check (not private.names_a_face(report)) not valid,
  add constraint analyses_roast_names_no_face check (not private.names_a_face(roast)) not valid;
