-- Texts are taken in as the app takes them (src/domain/account/clean-text.ts), whoever sends them: what nobody sees, what
-- turns the direction of what follows and what piles up on one letter is left out, not refused: the rest of the profile
-- is to be kept. (A NUL or half of a letter never comes this far: PostgreSQL takes neither.)
create function private.clean_text(value text) returns text
  language sql immutable set search_path = ''
as $$
  select nullif(
    btrim(
      regexp_replace(
        regexp_replace(
          replace(replace(replace(value, E'\r\n', E'\n'), E'\r', E'\n'), E'\t', ' '),
          '[\u0001-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]',
          '', 'g'
        ),
        '([\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u0610-\u061A\u064B-\u065F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]{5})[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u0610-\u061A\u064B-\u065F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]+',
        '\1', 'g'
      ),
      E' \n'
    ),
    ''
  )
$$;
revoke execute on function private.clean_text(text) from public;
grant execute on function private.clean_text(text) to authenticated, service_role;

create function private.clean_texts() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.display_name := private.clean_text(replace(new.display_name, E'\n', ' '));
  new.bio := private.clean_text(new.bio);
  return new;
end
$$;
grant execute on function private.clean_texts() to authenticated, service_role;

create trigger clean_texts before insert or update of display_name, bio on public.profiles
  for each row execute function private.clean_texts();

-- A name as long as the app takes it (src/domain/account/limits.ts): 30 letters as they are seen.
alter table public.profiles
  drop constraint profiles_display_name_check,
  add constraint profiles_display_name_check check (char_length(display_name) between 1 and 120) not valid;
