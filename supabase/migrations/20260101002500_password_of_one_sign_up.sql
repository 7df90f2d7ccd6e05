-- A hosted project keeps the password of the first sign-up with an address, whoever made it, and sends its e-mail again
-- to whoever asks next: the owner of the address who answers that one would let the first one in. So the password counts
-- where the first e-mail is the only one that was sent. Who confirms by a later one, or by a code for a new password, has
-- none and signs in by code. (The embedded backend has neither column, and sees to it itself: supabase/local/auth/users.ts.)
create function private.drop_password_of_stranger() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
begin
  -- Sent with the sign-up; a project lets a minute pass before it sends again.
  if (before ->> 'confirmation_sent_at')::timestamptz > old.created_at + interval '30 seconds'
    or before ->> 'recovery_sent_at' is not null
  then
    new.encrypted_password := '';
  end if;
  return new;
end
$$;
revoke execute on function private.drop_password_of_stranger() from public;

create trigger password_of_one_sign_up before update on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.drop_password_of_stranger();
