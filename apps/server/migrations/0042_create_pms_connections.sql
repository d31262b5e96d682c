-- A property's connection to its property management system. Credentials are encrypted with a key outside the database.
create table pms_connections (
  property_id text primary key references properties (property_id) on delete cascade,
  system text not null,
  credentials text not null,
  -- What is taken over, and which of their rooms is which of ours where somebody said so.
  settings jsonb not null,
  -- The house as the system last showed it: name, rooms, categories.
  found jsonb not null,
  -- New until the first bookings were brought in; then it is on, or paused.
  state text not null default 'new' check (state in ('new', 'on', 'paused')),
  -- Everything that was changed there before this moment is written here.
  kept_until timestamptz,
  contacted_at timestamptz,
  -- { failure, said } of the last try, if it failed, and since when none succeeded.
  trouble jsonb,
  trouble_since timestamptz,
  failures integer not null default 0,
  next_try_at timestamptz,
  -- One node asks at a time; whoever died is not waited for.
  busy_until timestamptz,
  revision integer not null default 1,
  connected_by text,
  connected_at timestamptz not null
);
select protect_tenant_table('pms_connections');
-- Who is to be asked is found in all properties; what they are about stays behind the wall.
create policy installation on pms_connections for select to innkeeper_installation using (true);
grant select (property_id, state, next_try_at) on pms_connections to innkeeper_installation;

-- Their reservations and our bookings, and why one of them could not be written.
create table pms_bookings (
  property_id text not null references pms_connections (property_id) on delete cascade,
  external_id text not null,
  booking_id text,
  number text not null,
  account_id text not null,
  updated_at timestamptz not null,
  problem jsonb,
  primary key (property_id, external_id),
  foreign key (property_id, booking_id) references bookings (property_id, id) on delete cascade
);
create index pms_bookings_ours on pms_bookings (property_id, booking_id);
create index pms_bookings_refused on pms_bookings (property_id, updated_at desc) where problem is not null;
select protect_tenant_table('pms_bookings');

-- A first import, or what it would do.
create table pms_imports (
  property_id text not null references pms_connections (property_id) on delete cascade,
  id text not null,
  is_dry_run boolean not null,
  state text not null check (state in ('running', 'done', 'stopped')),
  -- Stretches of time are brought in one after the other; what is done is not done again.
  windows_done integer not null default 0,
  windows integer not null,
  counts jsonb not null,
  trouble jsonb,
  started_by text,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (property_id, id)
);
create index pms_imports_latest on pms_imports (property_id, started_at desc);
select protect_tenant_table('pms_imports');

-- What the system was told of a stay; what is still to be told is derived from the booking.
create table pms_stay_steps (
  property_id text not null references pms_connections (property_id) on delete cascade,
  booking_id text not null,
  step text not null check (step in ('check-in', 'check-out')),
  state text not null check (state in ('trying', 'done', 'refused')),
  trouble jsonb,
  tries integer not null default 0,
  next_try_at timestamptz,
  at timestamptz not null,
  primary key (property_id, booking_id, step),
  foreign key (property_id, booking_id) references bookings (property_id, id) on delete cascade
);
select protect_tenant_table('pms_stay_steps');

-- Orders on the guest's bill there. They outlive the connection: what was posted stays posted.
create table pms_postings (
  property_id text not null,
  order_id text not null,
  system text not null,
  state text not null check (state in ('posting', 'posted', 'reversing', 'reversed', 'refused', 'not reversed')),
  trouble jsonb,
  tries integer not null default 0,
  next_try_at timestamptz,
  at timestamptz not null,
  primary key (property_id, order_id),
  foreign key (property_id, order_id) references orders (property_id, id) on delete cascade
);
create index pms_postings_open on pms_postings (property_id, state);
select protect_tenant_table('pms_postings');
