-- A language is an ISO 639 code: which ones there are is the app's list (LANGS), and a new one needs no migration.
alter table public.profiles
  drop constraint profiles_language_check,
  add constraint profiles_language_check check (language ~ '^[a-z]{2,3}$');
alter table public.analyses
  drop constraint analyses_lang_check,
  add constraint analyses_lang_check check (lang ~ '^[a-z]{2,3}$');
