-- What accounts give of the taps under truths, where their people switched that on: one answer an account and week, which
-- the phone has turned round by chance in 27 of 100 cases (randomised response, ε = 1), summed in a table without owners.
-- Weeks are whole ones since 1970, UTC.

create table private.laugh_counts (
  week integer not null check (week >= 0),
  lang text not null check (lang ~ '^[a-z]{2,8}$'),
  style text not null check (style ~ '^[a-z]{2,16}$'),
  -- The line's hash, 32 bits in base 36.
  line text not null check (line ~ '^[0-9a-z]{1,7}$'),
  laughed integer not null check (laughed >= 0),
  not_mine integer not null check (not_mine >= 0),
  primary key (week, lang, style, line)
);

-- Who has given this week, and nothing of what: so that nobody gives twice. What it says of past weeks goes.
create table private.laugh_givers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  week integer not null
);
create index laugh_givers_by_week on private.laugh_givers (week);

alter table private.laugh_counts enable row level security;
alter table private.laugh_givers enable row level security;
revoke all on private.laugh_counts, private.laugh_givers from public, anon, authenticated, service_role;

-- One answer under a line, `laughed` or `notMine`. True where it counts, false where this account has given this week. Raises
-- 42501 without a signed-in user, PT403 without the second step, 23514 for what is no answer, which costs no week.
create function public.give_laugh(p_lang text, p_style text, p_line text, p_mark text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  this_week constant integer := floor(extract(epoch from now()) / 604800)::integer;
begin
  if me is null then
    raise exception 'sign in first' using errcode = '42501';
  end if;
  perform private.require_second_step();
  if p_mark is null or p_mark not in ('laughed', 'notMine') then
    raise exception 'no such mark' using errcode = '23514';
  end if;
  -- Not those that another call is at: two that wait for each other would both fail.
  delete from private.laugh_givers where user_id in (
    select g.user_id from private.laugh_givers g where g.week < this_week for update skip locked
  );
  with giver as (
    insert into private.laugh_givers (user_id, week)
    select u.id, this_week from auth.users u where u.id = me
    on conflict (user_id) do nothing
    returning 1
  )
  insert into private.laugh_counts as c (week, lang, style, line, laughed, not_mine)
  select this_week, p_lang, p_style, p_line, (p_mark = 'laughed')::integer, (p_mark = 'notMine')::integer from giver
  on conflict (week, lang, style, line) do update set
    laughed = c.laughed + excluded.laughed, not_mine = c.not_mine + excluded.not_mine;
  return found;
end
$$;
revoke execute on function public.give_laugh(text, text, text, text) from public, anon, authenticated;
grant execute on function public.give_laugh(text, text, text, text) to authenticated;

-- What somebody takes along says in which week they gave.
alter function private.everything_of_me() rename to everything_but_laughs;

create function private.everything_of_me() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  return private.everything_but_laughs() || jsonb_build_object('laughs_given', (
    select coalesce(jsonb_agg(jsonb_build_object('week', g.week)), '[]')
    from private.laugh_givers g where g.user_id = auth.uid()
  ));
end
$$;
revoke execute on function private.everything_of_me() from public, anon, authenticated;
