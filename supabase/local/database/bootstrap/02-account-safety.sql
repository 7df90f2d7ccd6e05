-- Of a hosted project's schema `auth`, what the list of signed-in devices and a change of address need.
alter table auth.sessions
  add column user_agent text,
  -- Without time zone, in UTC, as GoTrue has it.
  add column refreshed_at timestamp;
alter table auth.users
  add column email_change_confirm_status smallint not null default 0 check (email_change_confirm_status in (0, 1));
alter table auth.one_time_tokens
  drop constraint one_time_tokens_kind_check,
  add constraint one_time_tokens_kind_check check (
    kind in ('signup', 'magiclink', 'recovery', 'email_change', 'email_change_current', 'reauthentication')
  );
-- A change that was begun with one code is begun anew with two.
delete from auth.one_time_tokens where kind = 'email_change';
update auth.users set email_change = null;

-- An e-mail belongs to an account and goes with it.
alter table local.mails add column user_id uuid references auth.users (id) on delete cascade;
update local.mails m set user_id = u.id from auth.users u where u.email = m.recipient;
delete from local.mails where user_id is null;
alter table local.mails alter column user_id set not null;
create index mails_by_owner on local.mails (user_id);
