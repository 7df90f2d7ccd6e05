-- Each asker has a code of their own: a stranger who asks again and again does not replace the owner's. `asker` is a keyed
-- hash; what was sent before has none. What an asker says of themselves belongs to their own e-mail, as the password does.
alter table auth.one_time_tokens
  add column asker text not null default '',
  add column data jsonb,
  drop constraint one_time_tokens_user_id_kind_key,
  add unique (user_id, kind, asker);
update auth.one_time_tokens t set data = u.raw_user_meta_data
  from auth.users u where u.id = t.user_id and u.email_confirmed_at is null;
