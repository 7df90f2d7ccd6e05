/** Praise for whoever came, and for skin that keeps calm whenever it is: a strength and its occasion. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsEffort: TopicLines = {
  greats: {
    'daytime.morning+strength.effort': [
      "It's morning, and you gave a moment of it to yourself. The messages can queue.",
      "You checked in with yourself before the day checked in with you. That's a lovely order of things.",
    ],
    'daytime.afternoon+strength.effort': [
      'In the middle of the afternoon you stopped and took a moment for yourself. More people should put that in their diary.',
      'Afternoons usually go by without anyone asking how you look after yourself. You asked.',
    ],
    'daytime.evening+strength.effort': [
      "After a whole day of everybody else's business, you kept a moment for yours. Good.",
      "The evening's yours, and you spent a bit of it being curious about yourself. I'm honoured to be invited.",
    ],
    'daytime.late+strength.effort': [
      "It's late, and you still had a kind thought for yourself. Somewhere an owl approves.",
      'At this hour most people only ask where the charger is. You asked something brave.',
    ],
    'source.library+strength.effort': [
      "You went through your own album and picked this one to show me. That's trust, and I've filed it under treasures.",
      'Choosing one photo out of all of them means looking at yourself kindly for a while. Well done.',
    ],
    'source.rear+strength.effort': [
      "You let the back camera look at you, with no screen to check. That's a small leap of faith, and you took it.",
      "The rear camera doesn't let you peek. You said hello to the unknown, so to speak, and it went well.",
    ],
    'source.shared+strength.effort': [
      "You could've shared this one with anybody, and you shared it with me. I've sat up straighter.",
      "You shared it with me, of all apps. I'm pinning that to the fridge.",
    ],
    'source.front+strength.effort': [
      "You pointed the camera at yourself, and not at your lunch. That's a friendly way to treat yourself.",
      "The front camera's an honest little thing, and you said yes to it. That's a kind way to meet yourself.",
      "You held the phone out and let it look at you. That's a warm sort of courage.",
    ],
    'strength.effort+tries.first': [
      "First photo of the day, straight to me, no rehearsal. That's a generous amount of trust.",
      "You took one picture and let it stand. That's being on good terms with yourself.",
      "It's the first photo today, and you trusted it enough to show it. I feel quite honoured.",
    ],
    'strength.effort+told.just-woke': [
      "You'd only just woken up, and you said so and came anyway. I like an honest morning.",
      'Barely up, and you let a camera see you. Brave and rather sweet.',
    ],
    'strength.effort+told.before-work': [
      'Minutes before you have to be somewhere, and you still kept one for yourself.',
      "You're about to be useful to everyone else. It's good that you came by here first.",
    ],
    'strength.effort+told.after-sport': [
      "You moved, you got out of breath, and then you let someone look. That's two brave things before a shower.",
      "Right after a workout, no tidying up first. That's a very relaxed kind of confidence.",
    ],
    'strength.effort+told.night-out': [
      "You've got a night out, and I still got a minute of it. I'm telling all the other apps.",
      "There'll be music, there'll be people, and you still made room for this. I'm flattered.",
    ],
    'gap.today+strength.effort': [
      'You came back the same day, which means that something here was fun. That makes two of us.',
      "You've come back today and taken another moment for yourself. I'd call that a good day.",
      "You were here today already, and you came back. I'd only just started missing you.",
    ],
    'gap.days+strength.effort': [
      "A few days on, and you're here again. Small habits like this are how people get kind to themselves.",
      "You dropped by after a few days, like a good neighbour. The kettle's on.",
    ],
    'gap.weeks+strength.effort': [
      "It's been a few weeks, and you found your way back. No questions, just glad.",
      'Weeks can swallow a good intention whole. Yours swam back, and here you are.',
    ],
    'strength.effort+trend.level': [
      "The score's where it was last time, and so are you: showing up. That second one is the one that counts.",
      "You came back to check, found things steady, and stayed for the jokes. That's a healthy attitude.",
    ],
    'strength.effort+trend.down': [
      'The number took a small step back, and you looked at it with me anyway. Numbers wander; that kind of calm stays.',
    ],
    'level.beginner+strength.effort': [
      "You say you're new to skincare, and you're asking. Everybody good at anything started like that.",
      'A beginner who asks questions is the nicest kind of person to have in any class.',
    ],
    'level.basic+strength.effort': [
      "A short routine and an open mind: that's really all it takes, and you've got both.",
      "You keep it simple and still want to know more. That's a lovely way to look after yourself.",
    ],
    'level.intermediate+strength.effort': [
      "You already have a routine, and you still like to check how it's going. That's care, not vanity.",
      "You know a bit, and you'd like to know a bit more. It's my favourite kind of visitor.",
    ],
    'level.advanced+strength.effort': [
      "You could teach this, and you came to ask. That's what people who are good at things do.",
      'A long routine, a curious mind. You look after yourself with real attention.',
    ],
    'level.beginner+skin.evenness.calm': [
      "You call yourself a beginner, and your skin's lovely and even. You and it seem to get along already.",
    ],
    'level.beginner+skin.pores.calm': [
      "Barely a routine, and the pores are quiet. They're easy-going flatmates.",
    ],
    'level.basic+skin.pores.calm': ['A simple routine, and quiet pores. Simple suits you.'],
    'level.basic+skin.redness.calm': [
      "You keep it simple, and there's hardly a flush to be seen. It's a good arrangement.",
    ],
    'level.intermediate+skin.shine.calm': [
      'A steady routine, and hardly any shine here. The two of them seem very well settled.',
    ],
    'level.intermediate+skin.evenness.calm': [
      "You've got your routine, and the tone of your skin is lovely and even. They look good together.",
    ],
    'level.advanced+skin.texture.calm': [
      "A long routine, and the surface is smooth and calm. I'd let the shelf know, it worries.",
    ],
    'level.advanced+skin.redness.calm': [
      "A long routine, and such calm cheeks. I'd have you both round for tea.",
    ],
    'daytime.evening+skin.shine.calm': [
      "A whole day behind you, and hardly any shine. Your skin's been keeping the pace gently.",
    ],
    'daytime.afternoon+skin.shine.calm': [
      "It's afternoon, when many a forehead's started to gleam. Yours never got the message, and it looks lovely.",
    ],
    'daytime.morning+skin.evenness.calm': [
      "It's morning, and your tone's already so even. It must've got up before the alarm.",
    ],
    'skin.spots.calm+told.exams': [
      'Exam weeks often come with a spot or two. Yours have been very considerate.',
    ],
    'skin.shine.calm+told.after-sport': [
      'After a workout, and hardly a shine. You and your skin both know how to keep cool.',
    ],
    'daytime.late+skin.redness.calm': [
      "At the end of a long day there's hardly any red to see. Your cheeks are ahead of the rest of us.",
    ],
  },
};
