-- Room cleaning: what guests want of a day, what staff mark in rooms, and how the house cleans.
create table cleaning_choices (
  property_id text not null,
  booking_id text not null,
  day date not null,
  choice text not null check (choice in ('request', 'skip')),
  note text not null default '',
  card_id text not null,
  chosen_at timestamptz not null,
  primary key (property_id, booking_id, day),
  foreign key (property_id, booking_id) references bookings (property_id, id) on delete cascade
);
create index cleaning_choices_by_day on cleaning_choices (property_id, day);
select protect_tenant_table('cleaning_choices');

-- Only ever added: a room stands where its marks of a day lead. A unit that is deleted takes them along.
create table cleaning_marks (
  property_id text not null,
  id text not null,
  unit_id text not null,
  day date not null,
  kind text not null check (kind in ('assigned', 'started', 'done', 'inspected', 'reopened', 'problem', 'solved')),
  -- When it was made on the device, and when it came.
  made_at timestamptz not null,
  received_at timestamptz not null,
  by_id text not null,
  by_name text not null,
  assignee_id text,
  assignee_name text,
  text text not null default '',
  picture_ids text[] not null default '{}',
  problem_id text,
  primary key (property_id, id),
  foreign key (property_id, unit_id) references units (property_id, id) on delete cascade
);
create index cleaning_marks_by_day on cleaning_marks (property_id, day, unit_id);
create index cleaning_marks_by_age on cleaning_marks (day);
create index cleaning_marks_problems on cleaning_marks (property_id, day) where kind = 'problem';
create index cleaning_marks_solved on cleaning_marks (property_id, problem_id) where kind = 'solved';
select protect_tenant_table('cleaning_marks');
create policy installation on cleaning_marks to innkeeper_installation using (true);
grant select, delete on cleaning_marks to innkeeper_installation;

-- Pictures of problems; the bytes lie in the files of the property, under the id.
create table cleaning_pictures (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  added_by text not null,
  added_at timestamptz not null,
  primary key (property_id, id)
);
create index cleaning_pictures_by_age on cleaning_pictures (added_at);
select protect_tenant_table('cleaning_pictures');
create policy installation on cleaning_pictures to innkeeper_installation using (true);
grant select, delete on cleaning_pictures to innkeeper_installation;

-- Who was told that a room is ready, once for each room of a stay. The message names the id as its cause.
create table cleaning_told (
  property_id text not null,
  booking_id text not null,
  unit_id text not null,
  id text not null,
  told_at timestamptz not null,
  primary key (property_id, booking_id, unit_id),
  unique (property_id, id),
  foreign key (property_id, booking_id) references bookings (property_id, id) on delete cascade,
  foreign key (property_id, unit_id) references units (property_id, id) on delete cascade
);
create index cleaning_told_of_unit on cleaning_told (property_id, unit_id);
select protect_tenant_table('cleaning_told');

create table cleaning_settings (
  property_id text primary key references properties (property_id) on delete cascade,
  settings jsonb not null,
  revision integer not null default 1,
  changed_by text,
  changed_at timestamptz
);
select protect_tenant_table('cleaning_settings');

-- A list of one day looks at the arrivals of the last two weeks, and in here for the few who came before
-- (list/rooms-of-day.ts); so it costs the same however many stays there were and will be.
create index bookings_long on bookings (property_id, departure) where departure - arrival > 14;
