-- A bio as long as the app takes it (src/domain/account/limits.ts): 160 letters as they are seen, of which one of emoji is
-- several characters here.
alter table public.profiles
  drop constraint profiles_bio_check,
  add constraint profiles_bio_check check (char_length(bio) <= 640) not valid;
