-- Where updates are sent, if the person switches them on. Not the address of the account, which Auth keeps.
alter table public.profiles
  add column email text check (char_length(email) between 3 and 254);
