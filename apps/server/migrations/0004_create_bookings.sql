create table bookings (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  link_key text not null,
  booking_number text not null,
  arrival date not null,
  departure date not null,
  state text not null default 'precheckin' check (state in ('precheckin', 'checkin', 'checkout')),
  type text not null default 'accommodation',
  rate_code text,
  unit_id text,
  language text,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  guest_custom jsonb not null default '{}',
  is_returning_guest boolean not null default false,
  attributes jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (property_id, id),
  unique (property_id, link_key),
  foreign key (property_id, unit_id) references units (property_id, id),
  check (departure >= arrival)
);
create index bookings_arrival on bookings (property_id, arrival);
create index bookings_departure on bookings (property_id, departure);
create index bookings_unit on bookings (property_id, unit_id);
select protect_tenant_table('bookings');
