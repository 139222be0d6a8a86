/* The load of bench/server.py as a compiled program: plays one game at every table over sockets that are already open.
 *
 * bench/load_compiled.py builds it, passes the sockets on by inheritance and writes the plan to standard input:
 *
 *     TARGET SHAPE TABLES SPECTATORS TURNS TIMEOUT       TARGET: ours, boardgameio or colyseus; SHAPE: see below
 *     FIRST FD FD FD FD [FD of a spectator ...]          for each table; FIRST: the turns that its seats have seen
 *     DUE OPCODE PAYLOAD                                 for each write of the table, turn by turn and seat by seat:
 *                                                        microseconds from the start, the first byte of a WebSocket
 *                                                        frame and what is in the frame, both as hexadecimal digits
 *
 * It says `ready`, plays as soon as it is told `go`, says `over WALL_NS` when everybody has seen the last reveal, and
 * reads on until it is told `stop`. Then it prints how many bytes the seats have received, the final scores as each
 * of the four seats has seen them (a line a table, sixteen numbers), and the latency of every write in nanoseconds (a
 * line each). No socket is left in the middle of a frame. Whatever goes wrong ends it with a sentence on standard error.
 *
 * A write is *seen* by a seat when it has received a state that reflects it: the writer marked as having written, or the
 * turn revealed. Its latency ends when all four have seen it. The shapes:
 *
 *     together   all four seats write as soon as all have seen the reveal before
 *     apart      a seat writes as soon as all have seen the write before
 *     pace       every write has its own moment; if the reveal before has not been seen by then, it is sent after that
 *                reveal, and its latency counts from its moment
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { SEATS = 4, MOST_TURNS = 32, INBOX = 1 << 20, LONGEST_WRITE = 1024, EVENTS = 512 };
enum { TEXT = 0x81, BINARY = 0x82, CLOSE = 0x88, PING = 0x89, PONG = 0x8A };

struct write {
    int64_t due;
    int opcode, size;
    unsigned char *payload;
};

struct client {
    int fd, seat;                  /* seat: -1 for a spectator */
    struct table *table;
    int turns;                     /* revealed so far */
    unsigned written;              /* who has written in the turn after those, a bit a seat */
    int totals[SEATS];             /* final scores, as last shown */
    unsigned seen;                 /* whose writes of this turn were seen, a bit a seat */
    unsigned char *rest;           /* the beginning of a frame that has not come in whole */
    size_t rest_size;
};

struct table {
    struct client *clients;        /* four seats, then spectators */
    struct write *writes;
    int first, turn;               /* turn: which one is played, -1 before the start */
    int revealed;                  /* to how many seats */
    int seen_by[SEATS];
    int64_t sent[SEATS];
    unsigned char held[MOST_TURNS]; /* pace: whose moment came before the turn was open, a bit a seat */
};

struct moment { int64_t due; int table, turn, seat; };

static enum { TOGETHER, APART, PACE } shape;
static int table_count, spectators, turn_count, over_count;
static struct table *tables;
static int64_t *latencies, latency_count, start, bytes_sent;
static unsigned char inbox[INBOX];

static void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(1);
}

static void *room(size_t count, size_t size) {
    void *made = calloc(count ? count : 1, size);
    if (!made) fail("no memory");
    return made;
}

static int64_t nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

/* Sends one masked frame; clients must mask, and a fixed key is as much work for the server as any other. */
static void send_frame(struct client *client, int opcode, const unsigned char *payload, int size) {
    static const unsigned char key[4] = {0x37, 0xfa, 0x21, 0x3d};
    unsigned char frame[LONGEST_WRITE + 8];
    int head = size < 126 ? 2 : 4;
    if (size > LONGEST_WRITE) fail("a frame of %d bytes is more than this load ever sends", size);
    frame[0] = (unsigned char)opcode;
    frame[1] = (unsigned char)(0x80 | (size < 126 ? size : 126));
    if (size >= 126) frame[2] = (unsigned char)(size >> 8), frame[3] = (unsigned char)size;
    memcpy(frame + head, key, 4);
    for (int at = 0; at < size; at++) frame[head + 4 + at] = payload[at] ^ key[at & 3];
    int length = head + 4 + size;
    if (send(client->fd, frame, (size_t)length, MSG_NOSIGNAL) != length) fail("can't send: %s", strerror(errno));
}

/* ---- What each server says. `receive` takes in one message and keeps turns, written and totals up. ---- */

/* Where the value of this key begins, or NULL. Quotes in JSON strings are escaped, so a key is found nowhere else. */
static const char *value_of(const char *key, const char *text, const char *end) {
    const char *found = memmem(text, (size_t)(end - text), key, strlen(key));
    return found ? found + strlen(key) : NULL;
}

static const char *needed(const char *key, const char *text, const char *end) {
    const char *found = value_of(key, text, end);
    if (!found) fail("no %s in %.*s", key, (int)(end - text < 300 ? end - text : 300), text);
    return found;
}

static bool begins(const char *text, const char *end, const char *with) {
    return (size_t)(end - text) >= strlen(with) && !memcmp(text, with, strlen(with));
}

/* Ours, protocol 1: whole views only. Protocol 2: also changes, each for one tablet laid down; a reveal is a view.
   Protocol 3: before that view, the last seals. */
static void receive_ours(struct client *client, const char *text, const char *end) {
    if (begins(text, end, "{\"say\":\"Change\"")) {
        const char *seat = needed("\"seat\":", text, end);
        if (*seat < '0' || *seat >= '0' + SEATS) fail("a change of no seat: %.*s", (int)(end - text), text);
        client->written |= 1u << (*seat - '0');
    } else if (begins(text, end, "{\"say\":\"View\"")) {
        const char *at = text;
        int seat = 0;
        client->turns = atoi(needed("\"turn_index\":", text, end));
        client->written = 0;
        while (seat < SEATS && (at = value_of("\"written\":", at, end)) && *at > '9') /* true, false or null */
            client->written |= (unsigned)(*at == 't') << seat++;
        if (client->turns - client->table->first < turn_count) return;
        at = needed("\"finals\":[", text, end);
        for (seat = 0; seat < SEATS; seat++) {
            client->totals[seat] = (int)strtol(at, (char **)&at, 10);
            at++;
        }
    } else if (!begins(text, end, "{\"say\":\"Done\"") && !begins(text, end, "{\"say\":\"Sealed\"")) {
        fail("our server said %.*s", (int)(end - text), text);
    }
}

/* boardgame.io over socket.io: `2` is a ping of engine.io, an `update` has the whole state. */
static void receive_boardgameio(struct client *client, const char *text, const char *end) {
    if (end - text == 1 && *text == '2') {
        send_frame(client, TEXT, (const unsigned char *)"3", 1);
        return;
    }
    if (begins(text, end, "42/thenumber,[\"matchData\",")) return;
    if (!begins(text, end, "42/thenumber,[\"update\",")) fail("boardgame.io said %.*s", (int)(end - text), text);
    client->turns = atoi(needed("\"turns\":", text, end));
    const char *tablet = needed("\"tablets\":[", text, end), *total = text;
    client->written = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        client->written |= (unsigned)(*tablet != 'n') << seat; /* null, or else a number or true */
        while (*tablet != ',' && *tablet != ']') tablet++;
        tablet++;
        total = needed("\"total\":", total, end);
        client->totals[seat] = atoi(total);
    }
}

/* Colyseus: patches of the schema of server.js, by the places of its fields. The table is object 0, its array of boards
 * is object 1, the boards are 2 to 5; a game begins with all totals at 0. The first patch makes these objects again. */
static void receive_colyseus(struct client *client, const char *text, const char *end) {
    static const int fields[3] = {3, 1, 5}, sizes[3][5] = {{2, 1, 1}, {2}, {2, 2, 1, 1, 2}};
    const unsigned char *at = (const unsigned char *)text, *stop = (const unsigned char *)end;
    int object = 0;
    if (at == stop || *at != 15) fail("Colyseus said something that is no patch, %d", at == stop ? -1 : *at);
    for (at++; at < stop;) {
        int operation = *at++, field = operation & 63;
        if (operation == 255) {
            if (at == stop || *at >= 2 + SEATS) fail("Colyseus changed object %d", at == stop ? -1 : *at);
            object = *at++;
            continue;
        }
        int kind = object < 2 ? object : 2;
        if (field >= fields[kind]) fail("Colyseus changed field %d of object %d", field, object);
        int size = sizes[kind][field];
        if (stop - at < size) fail("Colyseus sent half a patch");
        int value = size == 2 ? at[0] | at[1] << 8 : at[0];
        at += size;
        if (object == 1 && value >> 8 != (value & 255) + 2) fail("Colyseus made a board as object %d", value >> 8);
        if (object == 1 && at < stop && *at == 213) at += 2; /* of which type it is */
        if (object >= 2 && field == 4) client->totals[object - 2] = value;
        if (!object && field == 0) client->turns = value;
        if (!object && field == 1) client->written = (unsigned)value;
    }
}

static const struct target {
    const char *name;
    void (*receive)(struct client *, const char *, const char *);
} targets[] = {{"ours", receive_ours}, {"boardgameio", receive_boardgameio}, {"colyseus", receive_colyseus}};
static const struct target *target;

/* ---- The game. ---- */

static void write_number(struct table *table, int seat, int64_t sent) {
    const struct write *write = &table->writes[table->turn * SEATS + seat];
    table->sent[seat] = sent;
    send_frame(&table->clients[seat], write->opcode, write->payload, write->size);
}

static void open_turn(struct table *table) {
    if (++table->turn == turn_count) {
        over_count++;
        return;
    }
    table->revealed = 0;
    for (int seat = 0; seat < SEATS; seat++) table->seen_by[seat] = 0, table->clients[seat].seen = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        if (shape == TOGETHER || (shape == APART && seat == 0))
            write_number(table, seat, nanoseconds());
        else if (shape == PACE && table->held[table->turn] >> seat & 1)
            write_number(table, seat, start + table->writes[table->turn * SEATS + seat].due);
    }
}

static void viewed(struct client *client) {
    struct table *table = client->table;
    bool revealed = client->turns - table->first > table->turn;
    unsigned new = (revealed ? (1u << SEATS) - 1 : client->written) & ~client->seen;
    if (!new || table->turn == turn_count) return;
    client->seen |= new;
    int64_t now = nanoseconds();
    for (int seat = 0; seat < SEATS; seat++) {
        if (!(new >> seat & 1) || ++table->seen_by[seat] < SEATS) continue;
        latencies[latency_count++] = now - table->sent[seat];
        if (shape == APART && seat + 1 < SEATS) write_number(table, seat + 1, now);
    }
    if (revealed && ++table->revealed == SEATS) open_turn(table);
}

/* ---- The sockets. ---- */

static void take_frame(struct client *client, int opcode, const unsigned char *payload, size_t size) {
    if (opcode == PING) {
        send_frame(client, PONG, payload, (int)size);
    } else if (opcode == TEXT || opcode == BINARY) {
        if (client->seat < 0 && target->receive != receive_boardgameio) return;
        target->receive(client, (const char *)payload, (const char *)payload + size);
        if (client->seat >= 0) viewed(client);
    } else if (opcode == CLOSE) {
        fail("the server closed a connection: %.*s", size > 2 ? (int)size - 2 : 0, payload + (size > 2 ? 2 : 0));
    } else if (opcode != PONG) {
        fail("a frame this client does not know: %#x", opcode);
    }
}

static void read_socket(struct client *client) {
    size_t end = client->rest_size, at = 0;
    memcpy(inbox, client->rest, end);
    ssize_t got = recv(client->fd, inbox + end, INBOX - end - 1, 0);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got <= 0) fail("a connection was lost: %s", got ? strerror(errno) : "the server closed it");
    if (client->seat >= 0) bytes_sent += got;
    end += (size_t)got;
    inbox[end] = 0;
    while (end - at >= 2) {
        size_t size = inbox[at + 1], body = at + 2;
        if (size >= 126) {
            body += size == 126 ? 2 : 8;
            if (body > end) break;
            size = 0;
            for (size_t digit = at + 2; digit < body; digit++) size = size << 8 | inbox[digit];
            if (size > INBOX / 2) fail("a frame of %zu bytes is more than this load can take", size);
        }
        if (body + size > end) break;
        take_frame(client, inbox[at], inbox + body, size);
        at = body + size;
    }
    client->rest_size = end - at;
    if (client->rest_size && !(client->rest = realloc(client->rest, client->rest_size))) fail("no memory");
    memcpy(client->rest, inbox + at, client->rest_size);
}

static int by_due(const void *one, const void *other) {
    int64_t first = ((const struct moment *)one)->due, second = ((const struct moment *)other)->due;
    return (first > second) - (first < second);
}

static bool in_the_middle_of_a_frame(void) {
    for (int table = 0; table < table_count; table++)
        for (int client = 0; client < SEATS + spectators; client++)
            if (tables[table].clients[client].rest_size) return true;
    return false;
}

static void must_hear(const char *word) {
    char line[16] = "";
    size_t size = 0;
    while (size < sizeof line - 1 && read(0, line + size, 1) == 1 && line[size] != '\n') size++;
    line[size] = 0;
    if (strcmp(line, word)) fail("told \"%s\" instead of %s", line, word);
}

static void play(int poll) {
    struct moment *moments = room((size_t)(table_count * turn_count * SEATS), sizeof *moments);
    int moment_count = 0, next = 0;
    if (shape == PACE) {
        for (int table = 0; table < table_count; table++)
            for (int turn = 0; turn < turn_count; turn++)
                for (int seat = 0; seat < SEATS; seat++)
                    moments[moment_count++] = (struct moment){
                        tables[table].writes[turn * SEATS + seat].due, table, turn, seat};
        qsort(moments, (size_t)moment_count, sizeof *moments, by_due);
    }
    start = nanoseconds();
    for (int table = 0; table < table_count; table++) open_turn(&tables[table]);
    bool told_over = false, stopped = false;
    while (!stopped || in_the_middle_of_a_frame()) {
        struct epoll_event events[EVENTS];
        int64_t now = nanoseconds();
        for (; next < moment_count && start + moments[next].due <= now; next++) {
            struct moment *due = &moments[next];
            struct table *table = &tables[due->table];
            if (table->turn == due->turn) write_number(table, due->seat, nanoseconds());
            else table->held[due->turn] |= (unsigned char)(1u << due->seat);
        }
        if (over_count == table_count && !told_over) {
            told_over = true;
            printf("over %lld\n", (long long)(nanoseconds() - start));
            fflush(stdout);
        }
        int wait = next < moment_count ? (int)((start + moments[next].due - now + 999999) / 1000000) : 1000;
        int ready = epoll_wait(poll, events, EVENTS, wait);
        for (int event = 0; event < ready; event++) {
            if (events[event].data.ptr) {
                read_socket(events[event].data.ptr);
            } else { /* standard input; also at its end, when nobody waits for this program any more */
                must_hear("stop");
                if (!told_over) fail("stopped before the end");
                epoll_ctl(poll, EPOLL_CTL_DEL, 0, NULL);
                stopped = true;
            }
        }
    }
    free(moments);
}

/* ---- The plan. ---- */

static int half_byte(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit < 'a' || digit > 'f') fail("not a hexadecimal digit: %c", digit);
    return digit - 'a' + 10;
}

static void read_write(struct write *write) {
    static char digits[2 * LONGEST_WRITE + 1];
    unsigned opcode;
    long long due;
    if (scanf("%lld %x %2048s", &due, &opcode, digits) != 3) fail("no write where the plan has one");
    write->due = due * 1000;
    write->opcode = (int)opcode;
    write->size = (int)strlen(digits) / 2;
    write->payload = room((size_t)write->size, 1);
    for (int at = 0; at < write->size; at++)
        write->payload[at] = (unsigned char)(half_byte(digits[2 * at]) << 4 | half_byte(digits[2 * at + 1]));
}

static void read_plan(int poll) {
    char target_name[16], shape_name[16];
    int timeout;
    if (scanf("%15s %15s %d %d %d %d", target_name, shape_name, &table_count, &spectators, &turn_count, &timeout) != 6)
        fail("the plan has no head");
    if (turn_count > MOST_TURNS) fail("%d turns are too many", turn_count);
    alarm((unsigned)timeout); /* nothing here runs for ever */
    for (size_t at = 0; at < sizeof targets / sizeof *targets; at++)
        if (!strcmp(targets[at].name, target_name)) target = &targets[at];
    if (!target) fail("no target %s", target_name);
    if (!strcmp(shape_name, "together")) shape = TOGETHER;
    else if (!strcmp(shape_name, "apart")) shape = APART;
    else if (!strcmp(shape_name, "pace")) shape = PACE;
    else fail("no shape %s", shape_name);
    tables = room((size_t)table_count, sizeof *tables);
    latencies = room((size_t)(table_count * turn_count * SEATS), sizeof *latencies);
    for (int at = 0; at < table_count; at++) {
        struct table *table = &tables[at];
        table->clients = room((size_t)(SEATS + spectators), sizeof *table->clients);
        table->writes = room((size_t)turn_count * SEATS, sizeof *table->writes);
        table->turn = -1;
        if (scanf("%d", &table->first) != 1) fail("no table where the plan has one");
        for (int seat = 0; seat < SEATS + spectators; seat++) {
            struct client *client = &table->clients[seat];
            struct epoll_event event = {.events = EPOLLIN, .data.ptr = client};
            client->seat = seat < SEATS ? seat : -1;
            client->table = table;
            client->turns = table->first;
            client->rest = room(1, 1);
            if (scanf("%d", &client->fd) != 1) fail("no socket where the plan has one");
            if (epoll_ctl(poll, EPOLL_CTL_ADD, client->fd, &event)) fail("socket %d: %s", client->fd, strerror(errno));
        }
        for (int write = 0; write < turn_count * SEATS; write++) read_write(&table->writes[write]);
    }
    while (getchar() != '\n') {} /* the end of the last line */
}

int main(void) {
    int poll = epoll_create1(0);
    struct epoll_event told = {.events = EPOLLIN, .data.ptr = NULL};
    read_plan(poll);
    printf("ready\n");
    fflush(stdout);
    must_hear("go");
    if (epoll_ctl(poll, EPOLL_CTL_ADD, 0, &told)) fail("standard input: %s", strerror(errno));
    play(poll);
    printf("%lld\n", (long long)bytes_sent);
    for (int table = 0; table < table_count; table++)
        for (int shown = 0; shown < SEATS * SEATS; shown++)
            printf("%d%c", tables[table].clients[shown / SEATS].totals[shown % SEATS],
                   shown + 1 < SEATS * SEATS ? ' ' : '\n');
    for (int64_t at = 0; at < latency_count; at++) printf("%lld\n", (long long)latencies[at]);
    return 0;
}
