-- A password belongs to the e-mail of its own sign-up: it becomes the account's when that e-mail is answered, and only then.
alter table auth.one_time_tokens add column password_hash text;
update auth.one_time_tokens t set password_hash = u.encrypted_password
  from auth.users u where u.id = t.user_id and t.kind = 'signup' and u.email_confirmed_at is null;
update auth.users set encrypted_password = null where email_confirmed_at is null;

-- A way to Google is written down only once its person is known; those that still wait begin anew.
delete from auth.flow_state where user_id is null;
alter table auth.flow_state alter column user_id set not null, alter column auth_code_hash set not null;
