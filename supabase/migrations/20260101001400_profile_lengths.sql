-- Names and bios as long as the app takes them (src/domain/account/limits.ts). Not valid for rows that are there
-- already: a longer text that was stored some other way stays as it is until it is changed.
alter table public.profiles
  drop constraint profiles_display_name_check,
  add constraint profiles_display_name_check check (char_length(display_name) between 1 and 30) not valid,
  drop constraint profiles_bio_check,
  add constraint profiles_bio_check check (char_length(bio) <= 160) not valid;
