-- Of a hosted project's schema `realtime`, what private channels need: the table whose policies say who may hear what is
-- said on a topic, realtime.topic() and realtime.send(). A message goes out when its transaction is done, and its row goes
-- with it (a hosted project keeps it for three days).
create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null check (char_length(topic) <= 255),
  extension text not null,
  -- What NOTIFY takes along is 8,000 bytes.
  payload jsonb check (octet_length(payload::text) <= 6000),
  event text check (char_length(event) <= 255),
  private boolean not null default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

-- The topic that is asked for, while a policy is asked.
create function realtime.topic() returns text language sql stable
as $$ select nullif(current_setting('realtime.topic', true), '') $$;

-- As there, what cannot be sent costs a warning and nothing else.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  message_id constant uuid := gen_random_uuid();
begin
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (message_id, jsonb_build_object('id', message_id) || payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;

create function realtime.deliver() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from realtime.messages where id = new.id;
  perform pg_notify('realtime', jsonb_build_object(
    'topic', new.topic, 'event', new.event, 'payload', new.payload, 'private', new.private
  )::text);
  return null;
end
$$;
create constraint trigger deliver after insert on realtime.messages
  deferrable initially deferred for each row execute function realtime.deliver();

revoke execute on function
  realtime.topic(), realtime.send(jsonb, text, text, boolean), realtime.deliver() from public;
grant execute on function realtime.topic() to anon, authenticated, service_role;
