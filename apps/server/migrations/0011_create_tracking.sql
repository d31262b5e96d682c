-- What guests who agreed to it have read. A booking that is deleted leaves its events without it.
create table tracking_events (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  event text not null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  booking_id text,
  link_id text,
  url_path text,
  primary key (property_id, id),
  foreign key (property_id, booking_id) references bookings (property_id, id) on delete set null (booking_id)
);
create index tracking_events_time on tracking_events (property_id, occurred_at);
create index tracking_events_booking on tracking_events (property_id, booking_id);
create index tracking_events_age on tracking_events (received_at);
select protect_tenant_table('tracking_events');

-- Old events are removed for all properties at once.
create policy installation on tracking_events to innkeeper_installation using (true);
grant select, delete on tracking_events to innkeeper_installation;

-- The same counted, without anybody in it; these stay.
create table tracking_totals (
  property_id text not null references properties (property_id) on delete cascade,
  day date not null,
  event text not null,
  url_path text not null default '',
  count integer not null check (count > 0),
  primary key (property_id, day, event, url_path)
);
select protect_tenant_table('tracking_totals');
